import { afterAll, beforeAll, expect, test } from 'vitest'
import { editorChange } from '../../src/server/db/editor-schema.ts'
import { monthlyRead, storyLike } from '../../src/server/db/schema.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { giveContract } from '../support/billing.ts'
import { createReadyDraft } from '../support/drafts.ts'
import { signUpEditor } from '../support/editor.ts'
import { countRankings } from '../support/rankings.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let editor: TestUser
let parent: TestUser

beforeAll(async () => {
  app = await createTestApp('2026-11-21T10:00:00Z')
  editor = await signUpEditor(app)
  parent = await app.signUp()
  for (const storyId of ['erste', 'zweite']) await addStory(app, storyId)
})
afterAll(() => app.close())

test('statistics are sums by day in Berlin, and name nobody', async () => {
  const own = { userId: parent.uid, month: '2026-11' }
  await app.db.insert(monthlyRead).values([
    { ...own, storyId: 'erste', createdAt: new Date('2026-11-20T22:59:59Z') },
    { ...own, storyId: 'zweite', createdAt: new Date('2026-11-20T23:00:00Z') },
    { ...own, month: '2026-10', storyId: 'zweite', createdAt: new Date('2026-08-20T12:00:00Z') },
  ])
  await app.db.insert(storyLike).values({
    userId: parent.uid,
    storyId: 'erste',
    createdAt: new Date('2026-10-25T00:30:00Z'),
  })
  await app.db.execute("update story set likes = 1 where story_id = 'erste'")
  const until = new Date('2027-01-01')
  await giveContract(app, { userId: parent.uid, item: 'audio-60', until })
  const ready = await createReadyDraft(app, editor, 'In Prüfung')
  const { storyId, version } = ready
  await editor.api.draft.setState({ storyId, version, state: 'review' })
  await editor.api.draft.create({ title: 'Nur ein Entwurf' })

  await countRankings(app)
  const answer = await editor.request('/api/editor/figures')
  const text = await answer.text()
  expect(text).not.toContain(parent.uid)
  expect(text).not.toContain(parent.email)
  const statistics = JSON.parse(text)
  expect(statistics).toMatchObject({
    stories: { published: 2, drafts: 1, review: 1, withdrawn: 0 },
    accounts: 2,
    subscriptions: { 'audio-60': 1 },
    likes: 1,
    reads: 3,
    topStories: [
      { storyId: 'zweite', title: 'Geschichte zweite', reads: 2 },
      { storyId: 'erste', reads: 1 },
    ],
  })
  expect(statistics.storage.files).toBeGreaterThan(5)
  expect(statistics.storage.bytes).toBeGreaterThan(100)
  expect(statistics.days).toHaveLength(90)
  expect([statistics.days[0].day, statistics.days[89].day]).toEqual(['2026-08-24', '2026-11-21'])
  const dayOf = (day: string) => statistics.days.find((each: { day: string }) => each.day === day)
  expect(dayOf('2026-11-20')).toMatchObject({ reads: 1, likes: 0 })
  expect(dayOf('2026-11-21')).toMatchObject({ reads: 1 })
  expect(dayOf('2026-10-25')).toMatchObject({ likes: 1, reads: 0 })
  expect(dayOf('2026-09-01')).toEqual({ day: '2026-09-01', reads: 0, likes: 0, accounts: 0 })
})

test('statistics of an empty product are zeros', async () => {
  const empty = await createTestApp()
  try {
    const first = await signUpEditor(empty)
    expect(await first.api.editor.statistics()).toMatchObject({
      stories: { published: 0, drafts: 0, review: 0, withdrawn: 0 },
      subscriptions: {},
      likes: 0,
      reads: 0,
      storage: { files: 0, bytes: 0 },
      topStories: [],
    })
  } finally {
    await empty.close()
  }
})

test('the change log has the current names of its subjects', async () => {
  const { storyId } = await editor.api.draft.create({ title: 'Der Dachs' })
  await app.db.insert(editorChange).values({
    editorId: editor.uid,
    action: 'roadmap-removed',
    subject: crypto.randomUUID(),
    at: new Date('2026-11-21T10:00:00Z'),
  })
  expect(await editor.api.editor.listChanges({ limit: 2 })).toMatchObject([
    { action: 'roadmap-removed', name: null },
    { action: 'story-created', subject: storyId, name: 'Der Dachs' },
  ])
})

test('the change log is paged', async () => {
  await app.db.delete(editorChange)
  const at = new Date('2026-11-21T10:00:00Z')
  await app.db.insert(editorChange).values(
    Array.from({ length: 5 }, (_, index) => ({
      editorId: editor.uid,
      action: 'poll-saved' as const,
      subject: `poll-${index}`,
      at,
    })),
  )
  const first = await editor.api.editor.listChanges({ limit: 2 })
  expect(first).toMatchObject([
    { subject: 'poll-4', editor: 'Redaktion', action: 'poll-saved', at: at.toISOString() },
    { subject: 'poll-3' },
  ])
  const second = await editor.api.editor.listChanges({ limit: 100, before: first[1]?.id })
  expect(second.map(({ subject }) => subject)).toEqual(['poll-2', 'poll-1', 'poll-0'])
})
