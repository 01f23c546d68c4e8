import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EditedDraft } from '../../../../../contract/draft.ts'
import { emptyText } from '../../../../../contract/empty-text.ts'
import type { StoryDraft } from '../../../../../contract/story-draft.ts'
import { withText } from './draft-change.ts'
import { createDraftSaver, retryDelayMs, type SaveResult, saveDelayMs } from './draft-saver.ts'

const story: StoryDraft = {
  values: [],
  kind: 'alltag',
  ageFrom: 4,
  ageTo: 8,
  level: null,
  scare: 0,
  author: '',
  license: '',
  isSample: false,
  texts: { de: emptyText },
  pictures: {},
}
const loaded: EditedDraft = {
  storyId: 'jonte',
  story,
  state: 'draft',
  scheduledAt: null,
  version: 1,
  updatedAt: '2026-11-22T10:00:00Z',
  updatedBy: 'Lisa',
  publishedVersion: null,
  checks: [],
  computedLevel: 1,
  fileUrls: {},
}
const titled = (title: string) => (before: StoryDraft) => withText(before, 'de', { title })

function setUp(results: ((story: StoryDraft, version: number) => SaveResult)[] = []) {
  const saves: { title: string | undefined; version: number }[] = []
  const saver = createDraftSaver({
    loaded,
    save: async (sent, version) => {
      saves.push({ title: sent.texts.de?.title, version })
      await new Promise((resolve) => setTimeout(resolve, 100))
      const result = results.shift()
      if (result) return result(sent, version)
      return { kind: 'saved', draft: { ...loaded, story: sent, version: version + 1 } }
    },
    now: () => new Date('2026-11-22T13:02:00Z'),
  })
  return { saver, saves }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('saves five seconds after the last key press', async () => {
  const { saver, saves } = setUp()
  saver.change(titled('J'))
  await vi.advanceTimersByTimeAsync(saveDelayMs - 1)
  saver.change(titled('Jonte'))
  await vi.advanceTimersByTimeAsync(saveDelayMs - 1)
  expect(saves).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(saves).toEqual([{ title: 'Jonte', version: 1 }])
  expect(saver.get()).toMatchObject({ state: 'saved', base: { version: 2 } })
})

test('text typed during a save is saved next, based on the saved version', async () => {
  const { saver, saves } = setUp()
  saver.change(titled('Jonte'))
  void saver.saveNow()
  saver.change(titled('Jonte und Mia'))
  await vi.advanceTimersByTimeAsync(100)
  expect(saver.get()).toMatchObject({
    state: 'changed',
    story: { texts: { de: { title: 'Jonte und Mia' } } },
  })
  await vi.advanceTimersByTimeAsync(saveDelayMs + 100)
  expect(saves).toEqual([
    { title: 'Jonte', version: 1 },
    { title: 'Jonte und Mia', version: 2 },
  ])
  expect(saver.get().state).toBe('saved')
})

test('an immediate save waits for the running one', async () => {
  const { saver, saves } = setUp()
  saver.change(titled('Jonte'))
  void saver.saveNow()
  saver.change(titled('Mia'))
  const done = saver.saveNow()
  await vi.advanceTimersByTimeAsync(300)
  expect(await done).toBe(true)
  expect(saves.map(({ title }) => title)).toEqual(['Jonte', 'Mia'])
})

test('a save without a network is retried', async () => {
  const { saver, saves } = setUp([() => ({ kind: 'failed' })])
  saver.change(titled('Jonte'))
  const done = saver.saveNow()
  await vi.advanceTimersByTimeAsync(100)
  expect(await done).toBe(false)
  expect(saver.get().state).toBe('failed')
  await vi.advanceTimersByTimeAsync(retryDelayMs + 100)
  expect(saves).toHaveLength(2)
  expect(saver.get().state).toBe('saved')
})

test('a refused draft is not sent again before it changes', async () => {
  const { saver, saves } = setUp([() => ({ kind: 'refused' })])
  saver.change(titled('Jonte'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saves).toHaveLength(1)
  expect(saver.get().state).toBe('refused')
})

test('after another editor has saved, nothing is sent until both versions are merged', async () => {
  const current = { ...loaded, version: 7, story: titled('Lisas')(story) }
  const { saver, saves } = setUp([() => ({ kind: 'conflict', current })])
  saver.change(titled('Meins'))
  await vi.advanceTimersByTimeAsync(saveDelayMs + 100)
  expect(saver.get().conflict).toBe(current)
  saver.change(titled('Meins!'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await saver.saveNow()).toBe(false)
  expect(saves).toHaveLength(1)
  const done = saver.resolveConflict(titled('Unseres')(story))
  await vi.advanceTimersByTimeAsync(200)
  expect(await done).toBe(true)
  expect(saves.at(-1)).toEqual({ title: 'Unseres', version: 7 })
  expect(saver.get()).toMatchObject({ conflict: null, state: 'saved', base: { version: 8 } })
})

test('another call replaces the draft, but not typed changes', () => {
  const { saver } = setUp()
  const restored = { ...loaded, version: 5, story: titled('Alt')(story) }
  saver.replaceBase(restored)
  expect(saver.get()).toMatchObject({ story: restored.story, base: { version: 5 }, state: 'saved' })
  saver.change(titled('Getippt'))
  saver.replaceBase({ ...restored, version: 6 })
  expect(saver.get().story.texts.de?.title).toBe('Getippt')
  expect(saver.get()).toMatchObject({ base: { version: 6 }, state: 'changed' })
  saver.stop()
})
