import { filmJob, makeFilm } from './film-job.ts'
import { isCurrent, readManifest, writeManifest } from './manifest.ts'
import { makeNarration, narrationJob } from './narration-job.ts'
import { languages } from './story-source.ts'

interface Performance {
  name: string
  key: string
  outputs: string[]
  make: () => Promise<string>
}

type Say = (line: string) => unknown

/** Makes what has changed, one after the other; returns the number of failures. */
const perform = async (jobs: readonly Performance[], noun: string, say: Say) => {
  const manifest = await readManifest()
  const stale = jobs.filter((job) => !isCurrent(job, manifest))
  say(`${jobs.length} ${noun}, ${stale.length} to make`)
  let failures = 0
  for (const { name, key, make } of stale) {
    try {
      say(`${name}: ${await make()}`)
      manifest[name] = key
      await writeManifest(manifest)
    } catch (error) {
      failures += 1
      say(`FAILED ${name}: ${String(error)}`)
    }
  }
  return failures
}

/** Speaks the narrations and then shoots the films of stories; returns the number of failures. */
export const performStories = async (ids: readonly string[], say: Say) => {
  const texts = ids.flatMap((id) => languages.map((language) => ({ id, language })))
  const narrations: Performance[] = []
  for (const { id, language } of texts) {
    const job = await narrationJob(id, language)
    narrations.push({ ...job, make: () => makeNarration(job) })
  }
  const failures = await perform(narrations, 'narrations', say)
  const films: Performance[] = []
  for (const { id, language } of texts) {
    const job = await filmJob(id, language)
    if (job) films.push({ ...job, make: () => makeFilm(job) })
  }
  return failures + (await perform(films, 'films', say))
}
