import { filmJob, makeFilm } from './film/job.ts'
import { makeNarration, narrationJob } from './narration-job.ts'
import { paint } from './paint.ts'
import { generatedDirectory } from './story-source.ts'
import type { WorkRequest } from './work.ts'

/** Makes one thing on a core of its own; returns lines about what is too large. */
export const makeWork = async (request: WorkRequest): Promise<string[]> => {
  if (request.kind === 'picture') return paint(request.job, generatedDirectory)
  const { id, language } = request
  if (request.kind === 'narration') await makeNarration(await narrationJob(id, language))
  else {
    const job = await filmJob(id, language)
    if (job) await makeFilm(job)
  }
  return []
}
