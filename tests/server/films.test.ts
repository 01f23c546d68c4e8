import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FilmMaker } from '../../src/server/film/making.ts'
import { makeFilms } from '../../src/server/film/making.ts'
import { silentLog } from '../support/log.ts'

let dir: string
let lockFile: string
let said: string[]
let events: string[]

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'fabelhain-films-'))
  lockFile = path.join(dir, 'films/making')
  said = []
  events = []
  for (const [story, file] of [
    ['fuchs', 'film.de.wanted'],
    ['bruno', 'story.json'],
    ['anton', 'film.de.wanted'],
    ['anton', 'film.en.wanted'],
  ] as const) {
    await mkdir(path.join(dir, 'library', story), { recursive: true })
    await writeFile(path.join(dir, 'library', story, file), '')
  }
})
afterEach(() => rm(dir, { recursive: true }))

const note = (_: unknown, text: string | undefined) => void said.push(text ?? '')
const noteText = (first: unknown, text?: string) => note(null, text ?? String(first))
const log = { ...silentLog, info: noteText, warn: noteText }

const fakeMaker: FilmMaker = {
  missing: async () => null,
  make: async (storyId) => void events.push(`make ${storyId}`),
  stop: () => void events.push('stop'),
}

const start = (maker: Partial<FilmMaker> = {}) =>
  makeFilms({
    libraryDir: path.join(dir, 'library'),
    lockFile,
    maker: { ...fakeMaker, ...maker },
    log,
    seeded: Promise.resolve(),
    load: async (storyId) => void events.push(`load ${storyId}`),
  })

test('each story is loaded when its films are made, and then the next one follows', async () => {
  await start().done
  expect(events).toEqual(['make anton', 'load anton', 'make fuchs', 'load fuchs'])
  expect(said).toEqual(['films are made in the background', 'film made', 'film made'])
})

test('a story whose film fails keeps none of the others back', async () => {
  const make = async (storyId: string) => {
    if (storyId === 'anton') throw new Error('no room')
  }
  await start({ make }).done
  expect(events).toEqual(['load fuchs'])
  expect(said).toEqual(['films are made in the background', 'film not made', 'film made'])
})

test('without ffmpeg one line says so', async () => {
  await start({ missing: async () => 'ffmpeg' }).done
  expect([events, said]).toEqual([[], ['films are not made']])
})

test('only one server makes films; the lock of one that has ended does not count', async () => {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const make = async () => {
    begun.resolve()
    await end.promise
  }
  const first = start({ make })
  await begun.promise
  await start().done
  expect(events).toEqual([])
  expect(said.at(-1)).toBe('films are made by another server')
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

test('a stop ends what is going on; the rest waits for the next start', async () => {
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const run = start({
    make: async (storyId) => {
      events.push(`make ${storyId}`)
      begun.resolve()
      await ended.promise
      throw new Error('the process was ended')
    },
    stop: () => ended.resolve(),
  })
  await begun.promise
  run.stop()
  await run.done
  expect(events).toEqual(['make anton'])
  expect(said).toEqual(['films are made in the background'])
})

test('nothing wanted, nothing said', async () => {
  await rm(path.join(dir, 'library'), { recursive: true })
  await start().done
  expect([events, said]).toEqual([[], []])
})
