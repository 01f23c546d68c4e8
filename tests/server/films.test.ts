import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FilmMaker, makeFilms } from '../../src/server/film/making.ts'
import { systemClock } from '../../src/server/platform/clock.ts'
import { silentLog } from '../support/log.ts'

let directory: string
let lockFile: string
let logged: string[]
let events: string[]

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'fabelhain-films-'))
  lockFile = path.join(directory, 'films/making')
  logged = []
  events = []
  for (const [story, file] of [
    ['fuchs', 'film.de.wanted'],
    ['bruno', 'story.json'],
    ['anton', 'film.de.wanted'],
    ['anton', 'film.en.wanted'],
  ] as const) {
    await mkdir(path.join(directory, 'library', story), { recursive: true })
    await writeFile(path.join(directory, 'library', story, file), '')
  }
})
afterEach(() => rm(directory, { recursive: true }))

const record = (_: unknown, text: string | undefined) => void logged.push(text ?? '')
const recordText = (first: unknown, text?: string) => record(null, text ?? String(first))
const log = { ...silentLog, info: recordText, warn: recordText }

const fakeMaker: FilmMaker = {
  missing: async () => null,
  make: async (storyId) => void events.push(`make ${storyId}`),
  stop: () => void events.push('stop'),
}

const start = (maker: Partial<FilmMaker> = {}) =>
  makeFilms({
    libraryDir: path.join(directory, 'library'),
    lockFile,
    maker: { ...fakeMaker, ...maker },
    clock: systemClock,
    log,
    seeded: Promise.resolve(),
    load: async (storyId) => void events.push(`load ${storyId}`),
  })

test('each story is loaded after its films are made', async () => {
  await start().done
  expect(events).toEqual(['make anton', 'load anton', 'make fuchs', 'load fuchs'])
  expect(logged).toEqual(['films are made in the background', 'film made', 'film made'])
})

test('a failed film does not stop the others', async () => {
  const make = async (storyId: string) => {
    if (storyId === 'anton') throw new Error('no room')
  }
  await start({ make }).done
  expect(events).toEqual(['load fuchs'])
  expect(logged).toEqual(['films are made in the background', 'film not made', 'film made'])
})

test('without ffmpeg, one line is logged', async () => {
  await start({ missing: async () => 'ffmpeg' }).done
  expect([events, logged]).toEqual([[], ['films are not made']])
})

test('one server makes films; the lock of an ended server does not count', async () => {
  const started = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const make = async () => {
    started.resolve()
    await end.promise
  }
  const first = start({ make })
  await started.promise
  await start().done
  expect(events).toEqual([])
  expect(logged.at(-1)).toBe('films are made by another server')
  end.resolve()
  await first.done

  events = []
  await writeFile(lockFile, '999999999')
  await start().done
  expect(events).toHaveLength(4)
  await writeFile(lockFile, `${process.pid}`)
  await utimes(lockFile, 0, 0)
  await start().done
  expect(events).toHaveLength(8)
})

test('a stop ends the current film; the rest waits for the next start', async () => {
  const started = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const run = start({
    make: async (storyId) => {
      events.push(`make ${storyId}`)
      started.resolve()
      await ended.promise
      throw new Error('the process was ended')
    },
    stop: () => ended.resolve(),
  })
  await started.promise
  run.stop()
  await run.done
  expect(events).toEqual(['make anton'])
  expect(logged).toEqual(['films are made in the background'])
})

test('without wanted films, nothing is logged', async () => {
  await rm(path.join(directory, 'library'), { recursive: true })
  await start().done
  expect([events, logged]).toEqual([[], []])
})
