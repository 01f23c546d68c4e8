import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { editorChange } from '../../src/server/db/editor-schema.ts'
import { storyReport } from '../../src/server/db/schema.ts'
import type { TestApp, TestUser } from '../support/app.ts'
import { createTestApp } from '../support/app.ts'
import { signUpEditor } from '../support/editor.ts'
import { addStory } from '../support/stories.ts'

const now = '2026-11-21T10:00:00.000Z'

let app: TestApp
let editor: TestUser
let parent: TestUser

beforeAll(async () => {
  app = await createTestApp(now)
  editor = await signUpEditor(app)
  parent = await app.signUp()
  await addStory(app, 'erste')
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  await app.db.delete(storyReport)
  await app.db.delete(editorChange)
})

describe('what families found wrong with stories', () => {
  const report = async (note: string) => {
    const { reportId } = await parent.api.story.report({
      storyId: 'erste',
      language: 'en',
      reason: 'spelling',
      page: 2,
      note,
    })
    return reportId
  }

  test('is listed with the story, open ones first, and settled', async () => {
    const old = await report('alt')
    app.clock.set('2026-11-21T10:01:00Z')
    const fresh = await report('neu')
    expect(await editor.api.contact.listReports()).toEqual([
      {
        reportId: fresh,
        storyId: 'erste',
        title: 'Geschichte erste (en)',
        language: 'en',
        reason: 'spelling',
        page: 2,
        note: 'neu',
        createdAt: '2026-11-21T10:01:00.000Z',
        isSettled: false,
      },
      expect.objectContaining({ reportId: old, isSettled: false }),
    ])
    for (const isSettled of [true, true]) {
      const listed = await editor.api.contact.settleReport({ reportId: fresh, isSettled })
      expect(listed.map(({ reportId, isSettled }) => [reportId, isSettled])).toEqual([
        [old, false],
        [fresh, true],
      ])
    }
    await editor.api.contact.settleReport({ reportId: fresh, isSettled: false })
    const changes = await app.db.select().from(editorChange).orderBy(editorChange.id)
    expect(changes).toMatchObject([
      { action: 'report-settled', subject: fresh, editorId: editor.uid },
      { action: 'report-reopened', subject: fresh, editorId: editor.uid },
    ])
  })

  test('parents settle nothing, and what is not there is not found', async () => {
    const reportId = await report('x')
    const settle = { reportId, isSettled: true }
    await expect(parent.api.contact.settleReport(settle)).rejects.toMatchObject({ status: 403 })
    await expect(parent.api.contact.listReports()).rejects.toMatchObject({ status: 403 })
    await expect(
      editor.api.contact.settleReport({ ...settle, reportId: randomUUID() }),
    ).rejects.toMatchObject({ status: 404 })
  })
})
