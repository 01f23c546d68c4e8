import type { SeenNotification } from '../../../contract/notification.ts'
import { formatMediumDate } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

const bandNames = { '3-4': '3–4', '5-6': '5–6', '7-8': '7–8', '9+': '9+' } as const

/** The text of a notification. */
export function notificationText(notification: SeenNotification): string {
  switch (notification.kind) {
    case 'new-stories': {
      const { count, stories } = notification.data
      const titles = stories[0]?.titles ?? {}
      const title = titles[getLocale()] ?? titles.de ?? ''
      return count === 1
        ? m.notification_story_one({ title })
        : m.notification_story_more({ count, title })
    }
    case 'news': {
      const { count, titles } = notification.data
      const title = titles[getLocale()] ?? titles.de ?? ''
      return count === 1
        ? m.notification_news_one({ title })
        : m.notification_news_more({ count, title })
    }
    case 'outgrown': {
      const { name, age, ageBand } = notification.data
      return m.notification_outgrown({ name, age, band: bandNames[ageBand] })
    }
    case 'export-ready': {
      const { expiresAt } = notification.data
      const until = expiresAt && m.notification_export_until({ date: formatMediumDate(expiresAt) })
      return [m.notification_export(), until].filter(Boolean).join(' ')
    }
  }
}

/** The page that a notification links to. */
export function notificationAddress(notification: SeenNotification): string {
  switch (notification.kind) {
    case 'new-stories': {
      const { count, stories } = notification.data
      const [story] = stories
      return count === 1 && story
        ? `/story-collection?story=${story.storyId}`
        : '/story-collection?sort=new'
    }
    case 'news':
      return notification.data.count === 1 ? `/news?post=${notification.data.slug}` : '/news'
    case 'outgrown':
      return '/account-settings#kinder'
    case 'export-ready':
      return '/account-settings#datenschutz'
  }
}
