import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, max, or } from 'drizzle-orm'
import type { SeenNotification } from '../../contract/notification.ts'
import { findReaderLimits, fitsLimits } from '../child/queries.ts'
import { child } from '../db/child-schema.ts'
import type { Database } from '../db/client.ts'
import { dataExport } from '../db/privacy-schema.ts'
import { profile } from '../db/schema.ts'
import { story, storyText } from '../db/story-schema.ts'
import { findNewsSince } from '../news/queries.ts'
import type { Session } from '../platform/session.ts'
import { outgrown } from './rules.ts'

/** Maximum number of new stories that a notification names. */
const maxStories = 3

/** The notifications of an account, newest first; none in kids mode or while they are turned off. */
export async function listNotifications(
  db: Database,
  { session, now }: { session: Session; now: Date },
): Promise<SeenNotification[]> {
  if (session.isKidsMode) return []
  const { uid } = session
  const [row] = await db
    .select({ seenAt: profile.notificationsSeenAt, preferences: profile.preferences })
    .from(profile)
    .where(eq(profile.userId, uid))
  if (!row?.preferences.prefMessage) return []
  const { seenAt } = row
  const found = await Promise.all([
    newStoryNotifications(db, session, { seenAt, now }),
    newsNotifications(db, { seenAt, now }),
    outgrownNotifications(db, uid, now),
    exportNotifications(db, uid, now),
  ])
  return found
    .flat()
    .map((one) => ({ ...one, isNew: Date.parse(one.at) > seenAt.getTime() }))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

/** Stories that were published since notifications were last seen, within the active child's limits. */
async function newStoryNotifications(
  db: Database,
  session: Session,
  { seenAt, now }: { seenAt: Date; now: Date },
) {
  const limits = await findReaderLimits(db, session)
  const isNew = and(gt(story.publishedAt, seenAt), lte(story.publishedAt, now), fitsLimits(limits))
  const [[all], newest] = await Promise.all([
    db
      .select({ count: count(), at: max(story.publishedAt) })
      .from(story)
      .where(isNew),
    db
      .select({ storyId: story.storyId })
      .from(story)
      .where(isNew)
      .orderBy(desc(story.publishedAt), story.storyId)
      .limit(maxStories),
  ])
  if (!all?.at) return []
  const ids = newest.map(({ storyId }) => storyId)
  const texts = await db
    .select({ storyId: storyText.storyId, language: storyText.language, title: storyText.title })
    .from(storyText)
    .where(inArray(storyText.storyId, ids))
  const titlesOf = (storyId: string) =>
    Object.fromEntries(
      texts.filter((text) => text.storyId === storyId).map((text) => [text.language, text.title]),
    )
  const at = all.at.toISOString()
  return [
    {
      kind: 'new-stories' as const,
      id: `new-stories:${at}`,
      at,
      data: {
        count: all.count,
        stories: ids.map((storyId) => ({ storyId, titles: titlesOf(storyId) })),
      },
    },
  ]
}

/** Posts that appeared since notifications were last seen. */
async function newsNotifications(db: Database, { seenAt, now }: { seenAt: Date; now: Date }) {
  const news = await findNewsSince(db, { since: seenAt, now })
  if (news === null) return []
  const { slug, publishAt, texts } = news.newest
  const at = publishAt.toISOString()
  const titles = { de: texts.de.title, ...(texts.en && { en: texts.en.title }) }
  return [
    { kind: 'news' as const, id: `news:${at}`, at, data: { count: news.count, slug, titles } },
  ]
}

/** Children that are older than their age band. */
async function outgrownNotifications(db: Database, userId: string, now: Date) {
  const { childId, name, ageBand, birthYear } = child
  const children = await db
    .select({ childId, name, ageBand, birthYear })
    .from(child)
    .where(and(eq(child.userId, userId), isNotNull(ageBand), isNotNull(birthYear)))
  return children.flatMap((each) => {
    const grown = outgrown(each, now)
    if (!grown) return []
    const { since, age, ageBand: band } = grown
    return [
      {
        kind: 'outgrown' as const,
        id: `outgrown:${each.childId}:${age}`,
        at: since.toISOString(),
        data: { childId: each.childId, name: each.name, age, ageBand: band },
      },
    ]
  })
}

/** The newest copy of the account's data that can be downloaded. */
async function exportNotifications(db: Database, userId: string, now: Date) {
  const { exportId, readyAt, expiresAt } = dataExport
  const [ready] = await db
    .select({ exportId, readyAt, expiresAt })
    .from(dataExport)
    .where(
      and(
        eq(dataExport.userId, userId),
        eq(dataExport.state, 'ready'),
        isNotNull(readyAt),
        or(isNull(expiresAt), gt(expiresAt, now)),
      ),
    )
    .orderBy(desc(readyAt))
    .limit(1)
  if (!ready?.readyAt) return []
  return [
    {
      kind: 'export-ready' as const,
      id: `export-ready:${ready.exportId}`,
      at: ready.readyAt.toISOString(),
      data: { expiresAt: ready.expiresAt?.toISOString() ?? null },
    },
  ]
}
