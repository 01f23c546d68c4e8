// Checks stories, their pictures, narrations and films without making any: node library/build/check.ts
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { listAvatarJobs } from '../draw/jobs/avatar-jobs.ts'
import { listBackgroundJobs } from '../draw/jobs/background-jobs.ts'
import { listKidsJobs } from '../draw/jobs/kids-jobs.ts'
import { listStoryJobs, loadArt } from '../draw/jobs/story-jobs.ts'
import { hashJob, type PictureJob } from '../draw/pictures/picture-job.ts'
import { createSurpriseJob } from '../draw/surprises/surprise-job.ts'
import { generatedDirectory } from '../paths.ts'
import {
  type Language,
  listStories,
  listUndrawnStories,
  readStory,
  type StorySource,
} from '../text/story-source.ts'
import { checkLibrary, checkNames, formatLibraryTable } from './check-library.ts'
import { checkMedia } from './check-media.ts'
import { checkPair, checkText } from './check-text.ts'
import { isCurrent, type Manifest, readManifest } from './manifest.ts'

type Texts = Record<Language, StorySource>

const checkJob = async (job: PictureJob, manifest: Manifest) => {
  const findings: string[] = []
  if (manifest[job.name] !== hashJob(job))
    findings.push(`${job.name}: out of date, run npm run content:build`)
  for (const { file, maxBytes } of job.outputs) {
    const path = `${generatedDirectory}/${file}`
    if (!existsSync(path)) findings.push(`${file}: missing`)
    else if ((await stat(path)).size > maxBytes) findings.push(`${file}: over ${maxBytes} bytes`)
  }
  return findings
}

const checkTexts = (id: string, { de, en }: Texts) => [
  ...checkPair(de, en),
  ...checkText(de, id),
  ...checkText(en, id),
]

const checkStory = async (id: string, { de, en }: Texts, manifest: Manifest) => {
  const findings = checkTexts(id, { de, en })
  const { scenes } = await loadArt(id)
  for (const { scene } of de.pages)
    if (!(scene in scenes)) findings.push(`no picture drawn for ${scene}`)
  for (const job of await listStoryJobs(id)) findings.push(...(await checkJob(job, manifest)))
  const surprises = await createSurpriseJob(id)
  if (!isCurrent(surprises, manifest))
    findings.push(`${surprises.name}: out of date, run npm run content:build`)
  return [...findings, ...(await checkMedia(id, [de, en], manifest))]
}

/** Reads and checks stories one after the other; returns those that can be read and what is wrong. */
const checkEach = async (
  ids: readonly string[],
  check: (id: string, texts: Texts) => string[] | Promise<string[]>,
) => {
  const stories: StorySource[] = []
  const findings: string[] = []
  for (const id of ids) {
    try {
      const texts = { de: await readStory(id, 'de'), en: await readStory(id, 'en') }
      stories.push(texts.de, texts.en)
      findings.push(...(await check(id, texts)).map((line) => `${id}: ${line}`))
    } catch (error) {
      findings.push(`${id}: ${String(error)}`)
    }
  }
  return { stories, findings }
}

const main = async () => {
  const manifest = await readManifest()
  const drawn = await checkEach(await listStories(), (id, texts) => checkStory(id, texts, manifest))
  const undrawn = await checkEach(await listUndrawnStories(), checkTexts)
  const findings = [...drawn.findings, ...undrawn.findings]
  for (const job of [...listBackgroundJobs(), ...listAvatarJobs(), ...listKidsJobs()])
    findings.push(...(await checkJob(job, manifest)))
  findings.push(...checkLibrary(drawn.stories))
  findings.push(...checkNames([...drawn.stories, ...undrawn.stories]))
  const verdict = findings.length === 0 ? ['content: no findings'] : findings
  const tables = [
    ...formatLibraryTable(drawn.stories),
    '',
    'not drawn yet:',
    ...formatLibraryTable(undrawn.stories),
  ]
  process.stdout.write(`${[...tables, '', ...verdict].join('\n')}\n`)
  return findings.length
}

process.exitCode = (await main()) > 0 ? 1 : 0
