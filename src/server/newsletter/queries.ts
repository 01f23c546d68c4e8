import { and, desc, eq, gt, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import { user } from '../db/auth-schema.ts'
import type { Database, Transaction } from '../db/client.ts'
import { accountDeletion, consent } from '../db/privacy-schema.ts'
import { profile } from '../db/schema.ts'
import { story, storyText } from '../db/story-schema.ts'
import type { NewsletterWeek } from './rules.ts'

/** A story in the weekly mail. */
export interface NewStory {
  storyId: string
  ageFrom: number
  minutes: number
  titles: Partial<Record<Language, string>>
  teasers: Partial<Record<Language, string>>
}

/** Maximum number of stories in one mail. */
const maxStories = 12

/** The stories of a week, newest first, without a child's limits: parents choose for their children. */
export async function listNewStories(
  db: Database | Transaction,
  { from, until }: Pick<NewsletterWeek, 'from' | 'until'>,
): Promise<NewStory[]> {
  const { storyId, ageFrom, minutes, publishedAt } = story
  const rows = await db
    .select({ storyId, ageFrom, minutes })
    .from(story)
    .where(and(story.isPublished, gt(publishedAt, from), lte(publishedAt, until)))
    .orderBy(desc(publishedAt), storyId)
    .limit(maxStories)
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.storyId)
  const texts = await db
    .select({
      storyId: storyText.storyId,
      language: storyText.language,
      title: storyText.title,
      teaser: storyText.teaser,
    })
    .from(storyText)
    .where(inArray(storyText.storyId, ids))
  return rows.map((row) => {
    const storyTexts = texts.filter((text) => text.storyId === row.storyId)
    return {
      ...row,
      titles: Object.fromEntries(storyTexts.map(({ language, title }) => [language, title])),
      teasers: Object.fromEntries(storyTexts.map(({ language, teaser }) => [language, teaser])),
    }
  })
}

/** A recipient of the weekly mail. */
export interface Subscriber {
  userId: string
  email: string
  name: string
  prefLanguage: string | null
}

/** Subscribers who consented until `before` (inclusive), by id, after `afterId`; no locked accounts. */
export async function listSubscribers(
  db: Database | Transaction,
  { before, afterId, limit }: { before: Date; afterId: string; limit: number },
): Promise<Subscriber[]> {
  const deletion = db
    .select({ one: sql`1` })
    .from(accountDeletion)
    .where(eq(accountDeletion.userId, consent.userId))
  // From the consents, which have an index of the valid ones: few accounts subscribe.
  return db
    .selectDistinctOn([consent.userId], {
      userId: consent.userId,
      email: user.email,
      name: profile.displayName,
      prefLanguage: sql<string | null>`${profile.preferences} ->> 'prefLanguage'`,
    })
    .from(consent)
    .innerJoin(profile, eq(profile.userId, consent.userId))
    .innerJoin(user, eq(user.id, consent.userId))
    .where(
      and(
        sql`${consent.kind} = 'newsletter' and ${consent.withdrawnAt} is null`,
        lte(consent.grantedAt, before),
        sql`${profile.preferences} ->> 'prefEmail' = 'true'`,
        notExists(deletion),
        gt(consent.userId, afterId),
      ),
    )
    .orderBy(consent.userId)
    .limit(limit)
}
