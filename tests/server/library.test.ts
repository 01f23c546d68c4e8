import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoryFilter } from '../../src/contract/story-card.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp

/** At 130 words a minute, one minute is reading level 1, five and ten are 3, twenty and more 4. */
beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'kurz', {
    title: '100 % mutig',
    value: 'mut',
    kind: 'fabel',
    age: [3, 5],
    minutes: 1,
    published: '2026-09-01',
  })
  await addStory(app, 'mittel', {
    title: 'Ein_Strich',
    value: 'mut',
    age: [5, 7],
    minutes: 5,
    published: '2026-11-01',
  })
  await addStory(app, 'lang', {
    title: 'Ähre und Halm',
    value: 'teilen',
    kind: 'alltag',
    age: [6, 9],
    minutes: 10,
    scare: 1,
  })
  await addStory(app, 'laenger', { value: 'geduld', age: [7, 10], minutes: 20, scare: 2 })
  await addStory(app, 'am-laengsten', { value: 'geduld', age: [9, 12], minutes: 21, scare: 3 })
  await app.db.execute("update story set has_audio = false, languages = '{de}' where minutes = 21")
})
afterAll(() => app.close())

const ids = (stories: { storyId: string }[]) => stories.map((story) => story.storyId)
const find = async (filter: StoryFilter, user: TestUser = app.guest) => {
  const { items, total } = await user.api.story.list(filter)
  expect(total).toBe(items.length)
  return ids(items).sort()
}
const all = ['am-laengsten', 'kurz', 'laenger', 'lang', 'mittel']

/** A family with one child, limited to six years and one owl. */
async function signUpYoung() {
  const parent = await app.signUp()
  const change = { uid: parent.uid, childId: 'default', ageBand: '5-6' as const, maxScare: 1 }
  await parent.api.child.update(change)
  return parent
}

describe('the filters of the library', () => {
  test.each<[StoryFilter, string[]]>([
    [{}, all],
    [{ value: 'mut' }, ['kurz', 'mittel']],
    [{ value: ['mut', 'teilen'] }, ['kurz', 'lang', 'mittel']],
    [{ level: 1 }, ['kurz']],
    [{ level: [1, 3] }, ['kurz', 'lang', 'mittel']],
    [{ kind: 'fabel' }, ['kurz']],
    [{ kind: ['fabel', 'alltag'] }, ['kurz', 'lang']],
    [{ age: 5 }, ['kurz', 'mittel']],
    [{ age: [3, 10] }, ['am-laengsten', 'kurz', 'laenger']],
    [{ time: 'up-to-5' }, ['kurz', 'mittel']],
    [{ time: '5-10' }, ['lang']],
    [{ time: '10-20' }, ['laenger']],
    [{ time: ['up-to-5', 'over-20'] }, ['am-laengsten', 'kurz', 'mittel']],
    [{ maxMinutes: 10 }, ['kurz', 'lang', 'mittel']],
    [{ language: 'en' }, ['kurz', 'laenger', 'lang', 'mittel']],
    [{ language: ['de', 'en'] }, all],
    [{ hasAudio: true }, ['kurz', 'laenger', 'lang', 'mittel']],
    [{ hasAudio: false }, ['am-laengsten']],
    [{ maxScare: 0 }, ['kurz', 'mittel']],
    [{ maxScare: 2 }, ['kurz', 'laenger', 'lang', 'mittel']],
    [{ value: ['mut', 'geduld'], age: [5, 9], hasAudio: true }, ['kurz', 'laenger', 'mittel']],
    [{ value: 'mut', kind: 'alltag' }, []],
    [{ search: '%' }, ['kurz']],
    [{ search: '_' }, ['mittel']],
    [{ search: '%', value: 'teilen' }, []],
  ])('%j finds %j', async (filter, expected) => {
    expect(await find(filter)).toEqual(expected)
  })

  test.each([
    ['value=mut', 2],
    ['value[]=mut&value[]=teilen', 3],
    ['value=mut&value=teilen', 3],
    ['level=1&kind=fabel&age=4&maxMinutes=5&language=de&hasAudio=true&maxScare=0', 1],
    ['time=up-to-5', 2],
    ['hasAudio=false', 1],
  ])('as REST: %s', async (query, total) => {
    const answer = await app.guest.request(`/api/stories?${query}`)
    expect(await answer.json()).toMatchObject({ total })
  })

  test.each([
    'value=geiz',
    'value[]=mut&value[]=geiz',
    'value[]=',
    'level=0',
    'level=5',
    'level=1.5',
    'kind=krimi',
    'age=19',
    'age[]=-1',
    'time=5',
    'language=fr',
    'hasAudio=ja',
    'maxScare=4',
    `level[]=${Array(21).fill(1).join('&level[]=')}`,
    'shelf=mut',
  ])('%s is refused', async (query) => {
    expect((await app.guest.request(`/api/stories?${query}`)).status).toBe(400)
  })
})

describe('the counts of the facets', () => {
  test('list every choice that has stories', async () => {
    const { facets } = await app.guest.api.story.list({ limit: 1 })
    expect(facets).toEqual({
      value: { mut: 2, teilen: 1, geduld: 2 },
      level: { 1: 1, 3: 2, 4: 2 },
      kind: { fabel: 1, alltag: 1, maerchen: 3 },
      age: { 3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 2, 9: 3, 10: 2, 11: 1, 12: 1 },
      time: { 'up-to-5': 2, '5-10': 1, '10-20': 1, 'over-20': 1 },
      language: { de: 5, en: 4 },
      hasAudio: { true: 4, false: 1 },
      maxScare: { 0: 2, 1: 3, 2: 4, 3: 5 },
    })
  })

  test('of a group depend on the other groups, search and time, not on its own choices', async () => {
    const { facets, total } = await app.guest.api.story.list({ value: 'mut', kind: 'fabel' })
    expect(total).toBe(1)
    expect(facets.value).toEqual({ mut: 1 })
    expect(facets.kind).toEqual({ fabel: 1, maerchen: 1 })
    expect(facets.level).toEqual({ 1: 1 })
    const searched = await app.guest.api.story.list({ search: 'h', value: 'mut', maxMinutes: 10 })
    expect(searched.total).toBe(1)
    expect(searched.facets.value).toEqual({ mut: 1, teilen: 1 })
  })

  test('match the results of each choice', async () => {
    const chosen = { age: [5, 7] }
    const { facets } = await app.guest.api.story.list(chosen)
    for (const [value, count] of Object.entries(facets.value)) {
      const filter = { ...chosen, value: [value as 'mut'] }
      expect([value, (await app.guest.api.story.list(filter)).total]).toEqual([value, count])
    }
  })

  test('are empty without results', async () => {
    const { facets, total } = await app.guest.api.story.list({ search: 'Seeungeheuer' })
    expect([total, facets.value, facets.age]).toEqual([0, {}, {}])
  })
})

describe('an age-limited child', () => {
  test('gets only allowed stories in lists, counts and shelves', async () => {
    const parent = await signUpYoung()
    expect(await find({}, parent)).toEqual(['kurz', 'lang', 'mittel'])
    expect(await find({ value: ['geduld'] }, parent)).toEqual([])
    const { facets } = await parent.api.story.list({})
    expect(facets.value).toEqual({ mut: 2, teilen: 1 })
    expect(facets.maxScare).toEqual({ 0: 2, 1: 3, 2: 3, 3: 3 })
    const shelves = await parent.api.story.shelves({})
    const shown = new Set(shelves.flatMap(({ items }) => ids(items)))
    expect([...shown].sort()).toEqual(['kurz', 'lang', 'mittel'])
    expect(shelves.some((shelf) => shelf.kind === 'value' && shelf.value === 'geduld')).toBe(false)
  })

  test('sees released stories', async () => {
    const parent = await signUpYoung()
    const released = { uid: parent.uid, childId: 'default', storyId: 'laenger' }
    await parent.api.list.release({ ...released, isReleased: true })
    expect(await find({ value: 'geduld' }, parent)).toEqual(['laenger'])
    const shelves = await parent.api.story.shelves({})
    expect(shelves.flatMap(({ items }) => ids(items))).toContain('laenger')
  })
})
