import { Language } from '../../contract/base.ts'
import type { Database } from '../db/client.ts'
import type { Mailing } from '../platform/context.ts'
import { pseudonym } from '../platform/pseudonym.ts'
import type { SignedLinks } from '../platform/signed-links.ts'
import { weeklyMail } from './mails.ts'
import { listNewStories, listSubscribers, type NewStory, type Subscriber } from './queries.ts'
import { dueNewsletter } from './rules.ts'

/** Mails in one transaction. */
const batchSize = 200

export interface WeeklyDependencies {
  db: Database
  mail: Mailing
  unsubscribeLinks: SignedLinks
}

/**
 * Creates the job of the weekly mail „Freitagsgeschichten“, to be called every minute with the time. It
 * queues a mail for each subscriber when the mail is due and there are new stories, and returns their
 * number. The outbox's idempotency keys prevent duplicates by a second server or a restart.
 */
export function createWeeklyNewsletter({ db, mail, unsubscribeLinks }: WeeklyDependencies) {
  let doneWeek: string | null = null

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

  return async (now: Date): Promise<number> => {
    const due = dueNewsletter(now)
    if (due === null || due.week === doneWeek) return 0
    const stories = await listNewStories(db, due)
    let mails = 0
    for (let afterId = ''; stories.length > 0; ) {
      const subscribers = await listSubscribers(db, {
        before: due.until,
        afterId,
        limit: batchSize,
      })
      await db.transaction(async (tx) => {
        for (const each of subscribers) await mail.queue(tx, mailTo(each, due.week, stories))
      })
      mails += subscribers.length
      afterId = subscribers.at(-1)?.userId ?? ''
      if (subscribers.length < batchSize) break
    }
    doneWeek = due.week
    if (mails > 0) mail.wake()
    return mails
  }
}
