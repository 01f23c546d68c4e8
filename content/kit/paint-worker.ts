import { parentPort } from 'node:worker_threads'
import { paint } from './paint.ts'
import type { PictureJob } from './picture-job.ts'

export interface PaintRequest {
  job: PictureJob
  directory: string
}

export type PaintReply =
  | { kind: 'painted'; complaints: string[] }
  | { kind: 'failed'; message: string }

const answer = async ({ job, directory }: PaintRequest): Promise<PaintReply> => {
  try {
    return { kind: 'painted', complaints: await paint(job, directory) }
  } catch (error) {
    return { kind: 'failed', message: `${job.name}: ${String(error)}` }
  }
}

parentPort?.on('message', (request: PaintRequest) => {
  void answer(request).then((reply) => parentPort?.postMessage(reply))
})
