import { listAvatarJobs } from '../draw/jobs/avatar-jobs.ts'
import { listBackgroundJobs } from '../draw/jobs/background-jobs.ts'
import { listKidsJobs } from '../draw/jobs/kids-jobs.ts'
import { listStoryJobs } from '../draw/jobs/story-jobs.ts'
import { hashJob, type PictureJob } from '../draw/pictures/picture-job.ts'
import { createSurpriseJob } from '../draw/surprises/surprise-job.ts'
import { listFilms } from '../film/job.ts'
import { createNarrationJob } from '../sound/narration-job.ts'
import { type Language, languages } from '../text/story-source.ts'
import { isCurrent, type Manifest } from './manifest.ts'

/** What a worker thread is asked to make. */
export type WorkRequest =
  | { kind: 'picture'; job: PictureJob }
  | { kind: 'surprises'; id: string }
  | { kind: 'narration' | 'film'; id: string; language: Language }

/** One item that the build makes unless it is up to date. */
export interface Work {
  /** Its name in the manifest. */
  name: string
  /** Hash of everything that decides the result. */
  key: string
  /** Its files below `content/generated`. */
  outputs: string[]
  /** Rough seconds on one core; weight in the progress bar. */
  seconds: number
  request: WorkRequest
}

/** Converts picture jobs to work for the build. */
const toPictureWork = (jobs: readonly PictureJob[]): Work[] =>
  jobs.map((job) => ({
    name: job.name,
    key: hashJob(job),
    outputs: job.outputs.map(({ file }) => file),
    seconds: 8,
    request: { kind: 'picture', job },
  }))

/** Lists the pictures that belong to no story. */
export const listCommonWork = () =>
  toPictureWork([...listBackgroundJobs(), ...listAvatarJobs(), ...listKidsJobs()])

/** Lists a story's pictures, their surprises, and its narrations. */
export const listStoryWork = async (id: string): Promise<Work[]> => {
  const work = toPictureWork(await listStoryJobs(id))
  const { name, key, outputs } = await createSurpriseJob(id)
  work.push({ name, key, outputs, seconds: 5, request: { kind: 'surprises', id } })
  for (const language of languages) {
    const { name, key, outputs } = await createNarrationJob(id, language)
    const request = { kind: 'narration', id, language } as const
    work.push({ name, key, outputs, seconds: 25, request })
  }
  return work
}

/** Lists the missing films of a story; they need its narrations. */
export const listFilmWork = async (id: string): Promise<Work[]> => {
  const missing = (await listFilms(id)).filter(({ isMade }) => !isMade)
  return missing.map(({ key, language }) => ({
    name: `films/${id}.${language}`,
    key,
    outputs: [],
    seconds: 240,
    request: { kind: 'film', id, language },
  }))
}

/** Finds work that is missing or outdated. */
export const findStaleWork = (work: readonly Work[], manifest: Manifest) =>
  work.filter((item) => !isCurrent(item, manifest))
