import { paint } from '../draw/pictures/paint.ts'
import { createSurpriseJob, makeSurprises } from '../draw/surprises/surprise-job.ts'
import { createFilmJob, makeFilm } from '../film/job.ts'
import { generatedDirectory } from '../paths.ts'
import { createNarrationJob, makeNarration } from '../sound/narration-job.ts'
import type { WorkRequest } from './work.ts'

/** Runs in a worker thread; returns messages about files that are too large. */
export const makeWork = async (request: WorkRequest): Promise<string[]> => {
  if (request.kind === 'picture') return paint(request.job, generatedDirectory)
  if (request.kind === 'surprises') {
    await makeSurprises(await createSurpriseJob(request.id))
    return []
  }
  const { id, language } = request
  if (request.kind === 'narration') await makeNarration(await createNarrationJob(id, language))
  else {
    const job = await createFilmJob(id, language)
    if (job) await makeFilm(job)
  }
  return []
}
