// Checks stories, their pictures, narrations and films without making any: node content/kit/check.ts
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { avatarJobs } from './avatars/avatar-jobs.ts'
import { backgroundJobs } from './background-jobs.ts'
import { checkPerformance } from './check-performance.ts'
import type { Manifest } from './manifest.ts'
import { readManifest } from './manifest.ts'
import { miniFindings } from './mini-book.ts'
import type { PictureJob } from './picture-job.ts'
import { jobKey } from './picture-job.ts'
import { loadArt, storyJobs } from './story-jobs.ts'
import type { StorySource } from './story-source.ts'
import {
  countWords,
  generatedDirectory,
  listStories,
  readStory,
  storiesDirectory,
} from './story-source.ts'
import { misspelt } from './syllables.ts'

const wordLimits = { min: 350, max: 1500 }
const maxWordsPerPage = 150

const comparePages = (de: StorySource, en: StorySource) => {
  if (de.pages.length !== en.pages.length)
    return [`${de.pages.length} pages in German, ${en.pages.length} in English`]
  return de.pages.flatMap((page, i) => {
    const other = en.pages[i]
    if (other === undefined) return []
    const findings: string[] = []
    if (page.scene !== other.scene)
      findings.push(`page ${i + 1}: scene ${page.scene} / ${other.scene}`)
    if (page.paragraphs.length !== other.paragraphs.length) {
      findings.push(
        `page ${i + 1}: ${page.paragraphs.length} / ${other.paragraphs.length} paragraphs`,
      )
    }
    return findings
  })
}

const checkText = (story: StorySource, id: string) => {
  const findings: string[] = []
  const words = countWords(story)
  if (story.id !== id) findings.push(`${story.lang}: id is ${story.id}`)
  if (words < wordLimits.min || words > wordLimits.max)
    findings.push(`${story.lang}: ${words} words`)
  if (story.questions.length === 0) findings.push(`${story.lang}: no questions`)
  for (const [word, divided] of misspelt(story.syllables))
    findings.push(`${story.lang}: syllables of ${word} spell ${divided}`)
  findings.push(...miniFindings(story).map((line) => `${story.lang}: ${line}`))
  for (const [i, page] of story.pages.entries()) {
    if (page.alt === '') findings.push(`${story.lang}: page ${i + 1} has no alt text`)
    const length = countWords({ pages: [page] })
    if (length > maxWordsPerPage) findings.push(`${story.lang}: page ${i + 1} has ${length} words`)
  }
  return findings
}

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

const checkStory = async (id: string, manifest: Manifest) => {
  const [de, en] = [await readStory(id, 'de'), await readStory(id, 'en')]
  const findings = [...comparePages(de, en), ...checkText(de, id), ...checkText(en, id)]
  if (!existsSync(`${storiesDirectory}/${id}/scenes.ts`)) return [...findings, 'no scenes.ts']
  const { scenes } = await loadArt(id)
  for (const { scene } of de.pages)
    if (!(scene in scenes)) findings.push(`no picture drawn for ${scene}`)
  for (const job of await storyJobs(id)) findings.push(...(await checkJob(job, manifest)))
  for (const source of [de, en]) findings.push(...(await checkPerformance(source, manifest)))
  return findings
}

const main = async () => {
  const manifest = await readManifest()
  const findings: string[] = []
  for (const id of await listStories()) {
    try {
      findings.push(...(await checkStory(id, manifest)).map((line) => `${id}: ${line}`))
    } catch (error) {
      findings.push(`${id}: ${String(error)}`)
    }
  }
  for (const job of [...backgroundJobs(), ...avatarJobs()])
    findings.push(...(await checkJob(job, manifest)))
  process.stdout.write(
    findings.length === 0 ? 'content: no findings\n' : `${findings.join('\n')}\n`,
  )
  return findings.length
}

process.exitCode = (await main()) > 0 ? 1 : 0
