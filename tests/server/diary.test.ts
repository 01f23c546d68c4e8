import { beforeEach, describe, expect, test } from 'vitest'
import { diaryFamily } from '../support/diary-family.ts'

const family = diaryFamily()
const { addChild, diary, entries, open, turnPage } = family
const entryOf = (day = '2026-11-21', storyId = 'mild', childId = 'default') => ({
  uid: family.parent.uid,
  childId,
  day,
  storyId,
})

describe('an entry', () => {
  test('is made by reading, and grows with it', async () => {
    await open()
    expect(await entries()).toEqual([])
    await turnPage('18:01:00')
    await turnPage('18:03:00', { page: 3 })
    // The cap for one page: nobody reads an hour on it.
    await turnPage('19:30:00', { page: 4 })
    await turnPage('19:31:00', { page: 5, isFinished: true })
    expect(await entries()).toMatchObject([
      {
        childId: 'default',
        day: '2026-11-21',
        story: { storyId: 'mild' },
        minutes: 9,
        isFinished: true,
        companions: [],
        mood: null,
        note: '',
      },
    ])
    const { summary, today } = await diary()
    expect([summary, today]).toEqual([{ evenings: 1, minutes: 9, stories: 1 }, '2026-11-21'])
  })

  test('does not count the time before the story was reopened', async () => {
    await open()
    await turnPage('18:01:00')
    family.app.clock.set('2026-11-21T18:05:00Z')
    await open()
    await turnPage('18:06:00', { page: 3 })
    expect(await entries()).toMatchObject([{ minutes: 2 }])
  })

  test('counts a report once, however often and late it arrives', async () => {
    await open()
    family.app.clock.set('2026-11-21T18:02:00Z')
    await Promise.all(Array.from({ length: 8 }, () => turnPage('18:02:00')))
    await turnPage('18:01:00', { page: 1 })
    expect(await entries()).toMatchObject([{ minutes: 2 }])
  })

  test('belongs to the day in Berlin', async () => {
    family.app.clock.set('2026-11-21T22:58:00Z')
    await open()
    await turnPage('22:59:30')
    await turnPage('23:01:00', { page: 3 })
    await turnPage('23:03:00', { page: 4 })
    expect(await entries()).toMatchObject([
      { day: '2026-11-21', minutes: 2 },
      { day: '2026-11-22', minutes: 2 },
    ])
  })

  test('belongs to the day of reading, even when the report comes a day late', async () => {
    await open()
    family.app.clock.set('2026-11-22T10:00:00Z')
    await turnPage('2026-11-21T18:02:00Z')
    expect(await entries()).toMatchObject([{ day: '2026-11-21', minutes: 2 }])
  })

  test('is never older than the opening, even with a wrong clock', async () => {
    await open()
    await turnPage('1999-01-01T10:00:00Z')
    expect(await entries()).toMatchObject([{ day: '2026-11-21', minutes: 0 }])
  })
})

describe('a week', () => {
  test('has seven days, even when the clocks change, and links its neighbours', async () => {
    family.app.clock.set('2026-10-18T10:00:00Z')
    await open()
    await turnPage('10:01:00')
    family.app.clock.set('2026-10-25T22:30:00Z')
    await open()
    await turnPage('2026-10-25T22:31:00Z', { page: 3 })
    family.app.clock.set('2026-10-26T10:00:00Z')
    const past = await diary({ week: '2026-W43' })
    expect(past.days.map(({ day }) => day)).toEqual(
      [19, 20, 21, 22, 23, 24, 25].map((date) => `2026-10-${date}`),
    )
    expect(past.days[6]?.entries).toHaveLength(1)
    expect(past).toMatchObject({ previous: '2026-W42', next: '2026-W44', today: '2026-10-26' })
    expect(await diary()).toMatchObject({ week: '2026-W44', previous: '2026-W43', next: null })
    expect(await diary({ week: '2026-W42' })).toMatchObject({ previous: null })
  })

  test('spans New Year', async () => {
    family.app.clock.set('2027-01-01T10:00:00Z')
    await open()
    await turnPage('10:01:00')
    const { week, days, next } = await diary()
    expect([week, days[0]?.day, days[4]?.entries.length, next]).toEqual([
      '2026-W53',
      '2026-12-28',
      1,
      null,
    ])
  })

  test.each(['2026-W48', '2027-W01', '2025-W53'])('%s is not found', async (week) => {
    await expect(diary({ week })).rejects.toMatchObject({ status: 404 })
  })

  test.each(['2026-47', '2026-W54', 'heute', ''])('"%s" is refused', async (week) => {
    expect(
      (await family.parent.request(`/api/users/${family.parent.uid}/diary?week=${week}`)).status,
    ).toBe(400)
  })

  test('shows all children or one, within the active child’s limits', async () => {
    const mia = await addChild({ ageBand: '3-4' })
    await open('gross')
    await turnPage('18:01:00', {}, 'gross')
    await open('mild', mia)
    await turnPage('18:02:00', {}, 'mild', mia)
    expect(await entries()).toHaveLength(2)
    expect(await entries({ childId: mia })).toMatchObject([{ childId: mia }])
    await family.parent.api.device.chooseChild({ childId: mia })
    expect(await entries()).toMatchObject([{ story: { storyId: 'mild' } }])
    expect((await diary()).summary.stories).toBe(1)
    const change = { ...entryOf('2026-11-21', 'gross'), note: 'Hallo' }
    await expect(family.parent.api.diary.update(change)).rejects.toMatchObject({ status: 404 })
  })
})

describe('the family', () => {
  beforeEach(async () => {
    await open()
    await turnPage('18:01:00')
  })

  test('adds companions, mood and note to an entry', async () => {
    const written = { companions: ['Mama', 'Opa'], mood: 'cosy' as const, note: 'Zweimal!\nUnd …' }
    expect(await family.parent.api.diary.update({ ...entryOf(), ...written })).toMatchObject(
      written,
    )
    await family.parent.api.diary.update({ ...entryOf(), mood: null })
    expect(await entries()).toMatchObject([{ ...written, mood: null }])
  })

  test('removes an entry and restores it unchanged', async () => {
    await turnPage('18:03:00', { page: 3 })
    await family.parent.api.diary.update({ ...entryOf(), companions: ['Oma'], note: 'Schön' })
    const removed = await family.parent.api.diary.remove(entryOf())
    expect(await entries()).toEqual([])
    await expect(family.parent.api.diary.remove(entryOf())).rejects.toMatchObject({ status: 404 })
    const { story, ...words } = removed
    expect(await family.parent.api.diary.restore({ ...entryOf(), ...words })).toEqual(removed)
  })

  test('cannot restore entries of unread stories or days', async () => {
    const words = { minutes: 5, isFinished: true, companions: [], mood: null, note: '' }
    for (const entry of [
      entryOf('2026-11-22'),
      entryOf('2026-11-20'),
      entryOf('2026-11-21', 'gross'),
      entryOf('2026-11-21', 'mild', 'nobody'),
    ]) {
      const restored = family.parent.api.diary.restore({ ...entry, ...words })
      await expect(restored).rejects.toMatchObject({ status: 404 })
    }
  })

  test('keeps two parallel changes', async () => {
    await Promise.all([
      family.parent.api.diary.update({ ...entryOf(), note: 'Gelacht' }),
      family.parent.api.diary.update({ ...entryOf(), companions: ['Papa'] }),
      turnPage('18:02:00', { page: 3 }),
    ])
    expect(await entries()).toMatchObject([{ note: 'Gelacht', companions: ['Papa'], minutes: 2 }])
  })

  test.each([
    {},
    { mood: 'angry' },
    { companions: ['1', '2', '3', '4', '5', '6', '7'] },
    { companions: [' '] },
    { companions: ['x'.repeat(21)] },
    { note: 'x'.repeat(501) },
    { minutes: 5 },
  ])('cannot save %j', async (change) => {
    const path = `/api/users/${family.parent.uid}/diary/default/2026-11-21/mild`
    expect((await family.parent.request(path, { method: 'PATCH', body: change })).status).toBe(400)
  })

  test('has no access to another account’s diary', async () => {
    const { api } = await family.app.signUp()
    const words = { minutes: 5, isFinished: true, companions: [], mood: null, note: '' }
    for (const call of [
      () => api.diary.week({ uid: family.parent.uid }),
      () => api.diary.update({ ...entryOf(), note: 'Fremd' }),
      () => api.diary.remove(entryOf()),
      () => api.diary.restore({ ...entryOf(), ...words }),
      () => family.parent.api.diary.week({ uid: family.parent.uid, childId: 'nobody' }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404 })
    }
    expect(await entries()).toMatchObject([{ note: '' }])
  })
})
