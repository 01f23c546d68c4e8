// Makes all pictures, narrations and films: node content/kit/build.ts [--only <id>] [--preview] [--backgrounds]
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { fontFiles } from '../fonts.ts'
import { backgroundJobs } from './background-jobs.ts'
import { isFresh, readManifest, writeManifest } from './manifest.ts'
import type { PaintReply, PaintRequest } from './paint-worker.ts'
import { performStories } from './performance.ts'
import type { PictureJob } from './picture-job.ts'
import { jobKey } from './picture-job.ts'
import { preview } from './preview.ts'
import { storyJobs } from './story-jobs.ts'
import { generatedDirectory, listStories, storiesDirectory } from './story-source.ts'

const workerCount = 2

const say = (line: string) => process.stdout.write(`${line}\n`)

const ask = (worker: Worker, request: PaintRequest) =>
  new Promise<PaintReply>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (reply: PaintReply) => {
      worker.off('error', reject)
      resolve(reply)
    })
    worker.postMessage(request)
  })

/** Renders what has changed, two at a time; returns the number of failures. */
const render = async (jobs: readonly PictureJob[]) => {
  const manifest = await readManifest()
  const stale = jobs.filter((job) => !isFresh(job, manifest))
  say(`${jobs.length} pictures, ${stale.length} to render`)
  if (stale.length === 0) return 0
  await fontFiles()
  const queue = [...stale]
  let failures = 0
  const serve = async () => {
    const worker = new Worker(new URL('./paint-worker.ts', import.meta.url))
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      const reply = await ask(worker, { job, directory: generatedDirectory })
      if (reply.kind === 'failed') {
        failures += 1
        say(`FAILED ${reply.message}`)
        continue
      }
      manifest[job.name] = jobKey(job)
      await writeManifest(manifest)
      say(`${job.name}${reply.complaints.map((line) => `\n  too large: ${line}`).join('')}`)
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: Math.min(workerCount, stale.length) }, serve))
  return failures
}

const main = async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      preview: { type: 'boolean', default: false },
      backgrounds: { type: 'boolean', default: false },
    },
  })
  const ids = values.only === undefined ? await listStories() : [values.only]
  const drawn = ids.filter((id) => existsSync(`${storiesDirectory}/${id}/scenes.ts`))
  if (values.preview) {
    for (const id of drawn) say(await preview(id))
    return 0
  }
  const jobs =
    values.backgrounds && values.only === undefined
      ? []
      : (await Promise.all(drawn.map(storyJobs))).flat()
  if (values.only === undefined) jobs.push(...backgroundJobs())
  const failures = await render(jobs)
  return values.backgrounds && values.only === undefined
    ? failures
    : failures + (await performStories(ids, say))
}

process.exitCode = (await main()) > 0 ? 1 : 0
