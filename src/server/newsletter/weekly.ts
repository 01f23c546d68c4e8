import { Language } from '../../contract/base.ts'
import type { Database, Transaction } from '../db/client.ts'
import type { Mailing } from '../platform/context.ts'
import { countWaitingBulkMails, queueBulkMails } from '../platform/outbox.ts'
import { pseudonym } from '../platform/pseudonym.ts'
import type { SignedLinks } from '../platform/signed-links.ts'
import { advanceRun, claimRun, openRun } from './commands.ts'
import { weeklyMail } from './mails.ts'
import { listNewStories, listSubscribers, type NewStory, type Subscriber } from './queries.ts'
import { dueNewsletter } from './rules.ts'

/** How often the job is called. */
export const newsletterTickMs = 10_000
const minuteMs = 60_000

export interface WeeklyDependencies {
  db: Database
  mail: Pick<Mailing, 'wake' | 'linkTo'>
  unsubscribeLinks: SignedLinks
  /** How many mails are queued in a minute, by all servers together. */
  mailsPerMinute: number
}

/**
 * Creates the job of the weekly mail „Freitagsgeschichten“, to be called every ten seconds with the time.
 * Where a mail is due, it queues the next portion and returns its number of mails. Any number of servers
 * may call it: the one that locks the week's row continues where the last one stopped. The outbox's keys
 * prevent duplicates once more.
 */
export function createWeeklyNewsletter(dependencies: WeeklyDependencies) {
  const { db, mail, unsubscribeLinks, mailsPerMinute } = dependencies
  const portion = Math.max(1, Math.floor((mailsPerMinute * newsletterTickMs) / minuteMs))
  // A little less, as timers are not exact.
  const pauseMs = 0.99 * (portion / mailsPerMinute) * minuteMs

  function mailTo(subscriber: Subscriber, week: string, stories: NewStory[]) {
    const { userId, email, name, prefLanguage } = subscriber
    const language = Language.safeParse(prefLanguage).data ?? 'de'
    const content = weeklyMail(
      { to: email, name, language },
      {
        stories: stories.map((story) => ({
          ageFrom: story.ageFrom,
          minutes: story.minutes,
          title: story.titles[language] ?? story.titles.de ?? story.storyId,
          teaser: story.teasers[language] ?? story.teasers.de ?? '',
          link: mail.linkTo('/story-collection', { story: story.storyId }),
        })),
        library: mail.linkTo('/story-collection', { sort: 'new' }),
        unsubscribe: mail.linkTo('/news', { abbestellen: unsubscribeLinks.make(userId) }),
      },
    )
    return { ...content, idempotencyKey: `newsletter:${week}:${pseudonym(userId)}` }
  }

  async function queuePortion(tx: Transaction, now: Date): Promise<number> {
    const run = await claimRun(tx, now)
    if (run === null) return 0
    const { week, until, afterId } = run
    // While the mail server is slower or down, no more are queued.
    const room = mailsPerMinute - (await countWaitingBulkMails(tx, mailsPerMinute))
    const limit = Math.min(portion, room)
    if (limit === 0) return 0
    const stories = await listNewStories(tx, run)
    const subscribers =
      stories.length > 0 ? await listSubscribers(tx, { before: until, afterId, limit }) : []
    await queueBulkMails(
      tx,
      subscribers.map((subscriber) => mailTo(subscriber, week, stories)),
    )
    await advanceRun(tx, {
      week,
      afterId: subscribers.length < limit ? null : (subscribers.at(-1)?.userId ?? null),
      now,
      nextAt: new Date(now.getTime() + pauseMs),
    })
    return subscribers.length
  }

  return async (now: Date): Promise<number> => {
    const due = dueNewsletter(now)
    if (due !== null) await openRun(db, due, now)
    const mails = await db.transaction((tx) => queuePortion(tx, now))
    if (mails > 0) mail.wake()
    return mails
  }
}
