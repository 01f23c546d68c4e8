import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { addStory } from './stories.ts'
import type { TestUser } from './test-user.ts'

/** A family with two stories, `mild` and `gross`, and what it does of an evening; another one in each test. */
export function diaryFamily() {
  let app: TestApp
  let parent: TestUser
  beforeAll(async () => {
    app = await createTestApp()
    await addStory(app, 'mild', { age: [3, 6] })
    await addStory(app, 'gross', { age: [8, 10] })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    app.clock.set('2026-11-21T18:00:00Z')
    parent = await app.signUp('Familie Sommer')
  })
  const diary = (input: { week?: string; childId?: string } = {}) =>
    parent.api.diary.week({ uid: parent.uid, ...input })

  return {
    get app() {
      return app
    },
    get parent() {
      return parent
    },
    diary,
    entries: async (input = {}) => (await diary(input)).days.flatMap((day) => day.entries),
    addChild: async (traits = {}) =>
      (await parent.api.child.create({ uid: parent.uid, name: 'Mia', ...traits })).childId,
    open: (storyId = 'mild', childId = 'default') => parent.api.reading.open({ storyId, childId }),
    /** Reports a page at a time of the clock's day, or at a full instant. */
    async turnPage(time: string, changes = {}, storyId = 'mild', childId = 'default') {
      const savedAt =
        time.length > 8 ? time : `${app.clock.now().toISOString().slice(0, 11)}${time}Z`
      if (Date.parse(savedAt) > app.clock.now().getTime()) app.clock.set(savedAt)
      const place = { page: 2, sentence: 0, isFinished: false, savedAt, ...changes }
      await parent.api.reading.saveProgress({ uid: parent.uid, childId, storyId, ...place })
    },
  }
}
