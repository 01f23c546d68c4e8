import { avatarJobs } from './avatars/avatar-jobs.ts'
import { backgroundJobs } from './background-jobs.ts'
import { filmsOf } from './film/job.ts'
import type { Manifest } from './manifest.ts'
import { isCurrent } from './manifest.ts'
import { narrationJob } from './narration-job.ts'
import type { PictureJob } from './picture-job.ts'
import { jobKey } from './picture-job.ts'
import { storyJobs } from './story-jobs.ts'
import type { Language } from './story-source.ts'
import { languages } from './story-source.ts'

/** What a worker is asked to make. */
export type WorkRequest =
  | { kind: 'picture'; job: PictureJob }
  | { kind: 'narration' | 'film'; id: string; language: Language }

/** One thing that the build makes, unless it is there already. */
export interface Work {
  /** Its name in the manifest. */
  name: string
  /** Fingerprint of everything that decides how it turns out. */
  key: string
  /** Its files below `content/generated`. */
  outputs: string[]
  /** What it takes on one core, roughly; weighs the progress bar. */
  seconds: number
  request: WorkRequest
}

/** Pictures as work for the build. */
const pictureWork = (jobs: readonly PictureJob[]): Work[] =>
  jobs.map((job) => ({
    name: job.name,
    key: jobKey(job),
    outputs: job.outputs.map(({ file }) => file),
    seconds: 8,
    request: { kind: 'picture', job },
  }))

/** Everything drawn that belongs to no story. */
export const commonWork = () => pictureWork([...backgroundJobs(), ...avatarJobs()])

/** A story's pictures, then its narrations. */
export const storyWork = async (id: string): Promise<Work[]> => {
  const work = pictureWork(await storyJobs(id))
  for (const language of languages) {
    const { name, key, outputs } = await narrationJob(id, language)
    const request = { kind: 'narration', id, language } as const
    work.push({ name, key, outputs, seconds: 25, request })
  }
  return work
}

/** The films of a story that are not there yet; they are shot once its narrations are. */
export const filmWork = async (id: string): Promise<Work[]> => {
  const missing = (await filmsOf(id)).filter(({ isMade }) => !isMade)
  return missing.map(({ key, language }) => ({
    name: `films/${id}.${language}`,
    key,
    outputs: [],
    seconds: 240,
    request: { kind: 'film', id, language },
  }))
}

/** What is not made yet, or was made from something else. */
export const staleWork = (work: readonly Work[], manifest: Manifest) =>
  work.filter((each) => !isCurrent(each, manifest))
