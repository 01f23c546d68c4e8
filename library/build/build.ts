// Makes all pictures, narrations and films: npm run content:build -- [--only <id>] [--preview] [--no-film]
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Piscina } from 'piscina'
import { storiesDirectory } from '../paths.ts'
import { unpackFonts } from '../print/fonts.ts'
import { listStories } from '../text/story-source.ts'
import { readManifest, writeManifest } from './manifest.ts'
import { renderPreview } from './preview.ts'
import { showProgress } from './progress.ts'
import { findStaleWork, listCommonWork, listFilmWork, listStoryWork, type Work } from './work.ts'

interface MakeOptions {
  workerCount: number
  /** Records finished work. */
  record?: (work: Work) => void
}

/** Does all work, even after failures; returns the number of failures. */
const makeAll = async (stale: readonly Work[], { workerCount, record }: MakeOptions) => {
  if (stale.length === 0) return 0
  await unpackFonts()
  const filename = new URL('./worker.ts', import.meta.url).href
  const pool = new Piscina({ filename, name: 'makeWork', maxThreads: workerCount })
  const progress = showProgress(stale)
  const queue = [...stale]
  let failures = 0
  const makeOne = async (work: Work) => {
    progress.begin(work)
    try {
      const oversized: string[] = await pool.run(work.request)
      for (const line of oversized) progress.log(`too large: ${line}`)
      record?.(work)
    } catch (error) {
      failures += 1
      progress.log(`FAILED ${work.name}: ${String(error)}`)
    }
    progress.end(work)
  }
  const makeNext = async () => {
    for (let work = queue.shift(); work !== undefined; work = queue.shift()) await makeOne(work)
  }
  await Promise.all(Array.from({ length: workerCount }, makeNext))
  progress.stop()
  await pool.destroy()
  return failures
}

const cores = availableParallelism()

/** Makes missing and outdated pictures and narrations; returns the number of failures. */
const makeStale = async (work: readonly Work[]) => {
  const manifest = await readManifest()
  const stale = findStaleWork(work, manifest)
  process.stdout.write(`${work.length} things, ${stale.length} to make\n`)
  const record = ({ name, key }: Work) => {
    manifest[name] = key
    writeManifest(manifest)
  }
  return makeAll(stale, { workerCount: cores, record })
}

/**
 * Makes missing films on two cores each, and returns the number of failures. Their keys are in files of
 * their own, not in the manifest.
 */
const makeFilms = async (work: readonly Work[]) => {
  process.stdout.write(`${work.length} films to make\n`)
  return makeAll(work, { workerCount: Math.max(1, Math.floor(cores / 2)) })
}

const listWorkOf = async (ids: readonly string[], workOf: (id: string) => Promise<Work[]>) =>
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
    for (const id of ids) process.stdout.write(`${await renderPreview(id)}\n`)
    return 0
  }
  const common = values.only === undefined ? listCommonWork() : []
  const failures = await makeStale([...(await listWorkOf(ids, listStoryWork)), ...common])
  return values.film ? failures + (await makeFilms(await listWorkOf(ids, listFilmWork))) : failures
}

process.exitCode = (await main()) > 0 ? 1 : 0
