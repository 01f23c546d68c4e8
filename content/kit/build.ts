// Makes all pictures, narrations and films: npm run content:build -- [--only <id>] [--preview] [--no-film]
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Piscina } from 'piscina'
import { fontFiles } from '../fonts.ts'
import { readManifest, writeManifest } from './manifest.ts'
import { preview } from './preview.ts'
import { showProgress } from './progress.ts'
import { listStories, storiesDirectory } from './story-source.ts'
import type { Work } from './work.ts'
import { commonWork, filmWork, staleWork, storyWork } from './work.ts'

interface Making {
  /** How many things are made at a time. */
  lanes: number
  /** Notes what is made. */
  note?: (work: Work) => void
}

/** Makes all of it; what is made stays made. Returns the number of failures. */
const makeAll = async (stale: readonly Work[], { lanes, note }: Making) => {
  if (stale.length === 0) return 0
  await fontFiles()
  const filename = new URL('./worker.ts', import.meta.url).href
  const pool = new Piscina({ filename, name: 'makeWork', maxThreads: lanes })
  const progress = showProgress(stale)
  const waiting = [...stale]
  let failures = 0
  const makeOne = async (work: Work) => {
    progress.begin(work)
    try {
      const complaints: string[] = await pool.run(work.request)
      for (const line of complaints) progress.say(`too large: ${line}`)
      note?.(work)
    } catch (error) {
      failures += 1
      progress.say(`FAILED ${work.name}: ${String(error)}`)
    }
    progress.end(work)
  }
  const lane = async () => {
    for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) await makeOne(work)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  progress.stop()
  await pool.destroy()
  return failures
}

const cores = availableParallelism()

/** Makes the pictures and narrations that have changed; returns the number of failures. */
const make = async (work: readonly Work[]) => {
  const manifest = await readManifest()
  const stale = staleWork(work, manifest)
  process.stdout.write(`${work.length} things, ${stale.length} to make\n`)
  const note = ({ name, key }: Work) => {
    manifest[name] = key
    writeManifest(manifest)
  }
  return makeAll(stale, { lanes: cores, note })
}

/** Makes the films that are missing, each on two cores; they say themselves what they were made from. */
const shoot = async (work: readonly Work[]) => {
  process.stdout.write(`${work.length} films to make\n`)
  return makeAll(work, { lanes: Math.max(1, Math.floor(cores / 2)) })
}

const gather = async (ids: readonly string[], workOf: (id: string) => Promise<Work[]>) =>
  (await Promise.all(ids.map(workOf))).flat()

const main = async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      preview: { type: 'boolean', default: false },
      film: { type: 'boolean', default: true },
    },
    allowNegative: true,
  })
  const all = values.only === undefined ? await listStories() : [values.only]
  const ids = all.filter((id) => existsSync(`${storiesDirectory}/${id}/scenes.ts`))
  if (values.preview) {
    for (const id of ids) process.stdout.write(`${await preview(id)}\n`)
    return 0
  }
  const common = values.only === undefined ? commonWork() : []
  const failures = await make([...(await gather(ids, storyWork)), ...common])
  return values.film ? failures + (await shoot(await gather(ids, filmWork))) : failures
}

process.exitCode = (await main()) > 0 ? 1 : 0
