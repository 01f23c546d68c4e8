import { Language } from '../../contract/base.ts'
import { weeklyMail } from '../auth/newsletter-mails.ts'
import { pseudonym } from '../auth/users.ts'
import type { Database } from '../db/client.ts'
import type { Mailing } from '../platform/context.ts'
import type { LastingLinks } from '../platform/lasting-links.ts'
import type { NewStory, Subscriber } from './queries.ts'
import { listNewStories, listSubscribers } from './queries.ts'
import { dueNewsletter } from './rules.ts'

/** Small enough for one transaction. */
const portion = 200

export interface WeeklyParts {
  db: Database
  mail: Mailing
  unsubscribeLinks: LastingLinks
}

/**
 * The weekly mail „Freitagsgeschichten“, to be called every minute with the time: queues one mail for
 * each subscriber when it is due and stories came out, and returns how many. The outbox keeps a
 * second server, or a second start, from queueing them again.
 */
export function createWeeklyNewsletter({ db, mail, unsubscribeLinks }: WeeklyParts) {
  let doneWeek: string | null = null

  function letterTo(subscriber: Subscriber, week: string, stories: NewStory[]) {
    const { userId, email, name, prefLanguage } = subscriber
    const language = Language.safeParse(prefLanguage).data ?? 'de'
    const letter = weeklyMail(
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
    return { ...letter, idempotencyKey: `newsletter:${week}:${pseudonym(userId)}` }
  }

  return async (now: Date): Promise<number> => {
    const due = dueNewsletter(now)
    if (due === null || due.week === doneWeek) return 0
    const stories = await listNewStories(db, due)
    let mails = 0
    for (let afterId = ''; stories.length > 0; ) {
      const subscribers = await listSubscribers(db, { before: due.until, afterId, limit: portion })
      await db.transaction(async (tx) => {
        for (const each of subscribers) await mail.queue(tx, letterTo(each, due.week, stories))
      })
      mails += subscribers.length
      afterId = subscribers.at(-1)?.userId ?? ''
      if (subscribers.length < portion) break
    }
    doneWeek = due.week
    if (mails > 0) mail.wake()
    return mails
  }
}
