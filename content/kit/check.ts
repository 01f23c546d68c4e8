// Checks stories, their pictures, narrations and films without making any: node content/kit/check.ts
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { avatarJobs } from './avatars/avatar-jobs.ts'
import { backgroundJobs } from './background-jobs.ts'
import { libraryFindings, libraryTable } from './check-library.ts'
import { checkPerformance } from './check-performance.ts'
import { pairFindings, textFindings } from './check-text.ts'
import type { Manifest } from './manifest.ts'
import { readManifest } from './manifest.ts'
import type { PictureJob } from './picture-job.ts'
import { jobKey } from './picture-job.ts'
import { loadArt, storyJobs } from './story-jobs.ts'
import type { Language, StorySource } from './story-source.ts'
import { generatedDirectory, listStories, readStory, storiesDirectory } from './story-source.ts'

type Texts = Record<Language, StorySource>

const checkJob = async (job: PictureJob, manifest: Manifest) => {
  const findings: string[] = []
  if (manifest[job.name] !== jobKey(job)) findings.push(`${job.name}: out of date, draw it anew`)
  for (const { file, maxBytes } of job.outputs) {
    const path = `${generatedDirectory}/${file}`
    if (!existsSync(path)) findings.push(`${file}: missing`)
    else if ((await stat(path)).size > maxBytes) findings.push(`${file}: over ${maxBytes} bytes`)
  }
  return findings
}

const checkStory = async (id: string, { de, en }: Texts, manifest: Manifest) => {
  const findings = [...pairFindings(de, en), ...textFindings(de, id), ...textFindings(en, id)]
  if (!existsSync(`${storiesDirectory}/${id}/scenes.ts`)) return [...findings, 'no scenes.ts']
  const { scenes } = await loadArt(id)
  for (const { scene } of de.pages)
    if (!(scene in scenes)) findings.push(`no picture drawn for ${scene}`)
  for (const job of await storyJobs(id)) findings.push(...(await checkJob(job, manifest)))
  return [...findings, ...(await checkPerformance(id, [de, en], manifest))]
}

const main = async () => {
  const manifest = await readManifest()
  const findings: string[] = []
  const library: StorySource[] = []
  for (const id of await listStories()) {
    try {
      const texts = { de: await readStory(id, 'de'), en: await readStory(id, 'en') }
      library.push(texts.de, texts.en)
      findings.push(...(await checkStory(id, texts, manifest)).map((line) => `${id}: ${line}`))
    } catch (error) {
      findings.push(`${id}: ${String(error)}`)
    }
  }
  for (const job of [...backgroundJobs(), ...avatarJobs()])
    findings.push(...(await checkJob(job, manifest)))
  findings.push(...libraryFindings(library))
  const verdict = findings.length === 0 ? ['content: no findings'] : findings
  process.stdout.write(`${[...libraryTable(library), '', ...verdict].join('\n')}\n`)
  return findings.length
}

process.exitCode = (await main()) > 0 ? 1 : 0
