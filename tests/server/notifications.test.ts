import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dataExport } from '../../src/server/db/privacy-schema.ts'
import { profile } from '../../src/server/db/schema.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { addStory } from '../support/stories.ts'
import type { TestUser } from '../support/test-user.ts'

let app: TestApp
let parent: TestUser
const joinedAt = new Date('2026-11-01T10:00:00Z')

beforeAll(async () => {
  app = await createTestApp()
  await addStory(app, 'alt', { published: '2026-10-01' })
  await addStory(app, 'mild', { published: '2026-11-10', age: [3, 6] })
  await addStory(app, 'gross', { published: '2026-11-12', age: [8, 10] })
  await addStory(app, 'morgen', { published: '2026-11-29' })
})
afterAll(() => app.close())
beforeEach(async () => {
  parent = await app.signUp('Familie Sommer')
  await app.db
    .update(profile)
    .set({ notificationsSeenAt: joinedAt })
    .where(eq(profile.userId, parent.uid))
  await enableNotifications(true)
})

const enableNotifications = (prefMessage: boolean) =>
  parent.api.profile.updatePreferences({ uid: parent.uid, prefMessage })
const list = () => parent.api.notification.list()
const kinds = async () => (await list()).map(({ kind }) => kind)

describe('notifications', () => {
  test('are empty when disabled and in Kindermodus', async () => {
    expect(await kinds()).toEqual(['new-stories'])
    await parent.api.device.setKidsMode({ isKidsMode: true })
    expect(await list()).toEqual([])
    await parent.api.device.setKidsMode({ isKidsMode: false })
    await enableNotifications(false)
    expect(await list()).toEqual([])
    await expect(app.guest.api.notification.list()).rejects.toMatchObject({ status: 401 })
  })

  test('announce new stories since the last visit, within the child’s limits', async () => {
    expect(await list()).toMatchObject([
      {
        isNew: true,
        data: {
          count: 2,
          stories: [
            { storyId: 'gross', titles: { de: 'Geschichte gross', en: 'Geschichte gross (en)' } },
            { storyId: 'mild' },
          ],
        },
      },
    ])
    const mia = await parent.api.child.create({ uid: parent.uid, name: 'Mia', ageBand: '5-6' })
    await parent.api.device.chooseChild({ childId: mia.childId })
    expect(await list()).toMatchObject([{ data: { count: 1, stories: [{ storyId: 'mild' }] } }])
  })

  test('are seen up to a time that never goes back or into the future', async () => {
    const [notification] = await list()
    const seen = (until: string) => parent.api.notification.markSeen({ until })
    expect(await seen('2026-11-11T00:00:00Z')).toMatchObject([{ data: { count: 1 } }])
    await Promise.all([seen(notification?.at ?? ''), seen('2026-11-05T00:00:00Z')])
    expect(await list()).toEqual([])
    await seen('2027-11-12T00:00:00Z')
    const [row] = await app.db.select().from(profile).where(eq(profile.userId, parent.uid))
    expect(row?.notificationsSeenAt).toEqual(app.clock.now())
  })

  test('report that a child outgrew its age band until its parents change it', async () => {
    const { uid } = parent
    const tom = await parent.api.child.create({ uid, name: 'Tom', ageBand: '5-6', birthYear: 2019 })
    const grown = { kind: 'outgrown', data: { name: 'Tom', age: 7, ageBand: '5-6' }, isNew: false }
    expect((await list()).at(-1)).toMatchObject(grown)
    await parent.api.child.update({ uid, childId: tom.childId, ageBand: '7-8' })
    expect(await kinds()).toEqual(['new-stories'])
  })

  test('report a data export while it can be downloaded', async () => {
    const copy = (state: 'failed' | 'ready', expiresAt: string) => ({
      userId: parent.uid,
      state,
      requestedAt: joinedAt,
      readyAt: new Date('2026-11-20T10:00:00Z'),
      expiresAt: new Date(expiresAt),
    })
    await app.db
      .insert(dataExport)
      .values([copy('failed', '2026-12-01T00:00:00Z'), copy('ready', '2026-11-20T11:00:00Z')])
    expect(await kinds()).toEqual(['new-stories'])
    await app.db.insert(dataExport).values(copy('ready', '2026-11-27T10:00:00Z'))
    expect(await kinds()).toEqual(['export-ready', 'new-stories'])
    const stranger = await app.signUp()
    await stranger.api.profile.updatePreferences({ uid: stranger.uid, prefMessage: true })
    expect((await stranger.api.notification.list()).map(({ kind }) => kind)).not.toContain(
      'export-ready',
    )
  })

  test.each([{}, { until: 'gestern' }, { until: '2026-11-11' }, { until: 7 }])(
    'refuse %j as the moment of the last visit',
    async (body) => {
      const answer = await parent.request('/api/notes/seen', { method: 'PUT', body })
      expect(answer.status).toBe(400)
    },
  )
})
