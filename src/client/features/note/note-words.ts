import type { SeenNote } from '../../../contract/note.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { dayWords } from './day-words.ts'

const bandNames = { '3-4': '3–4', '5-6': '5–6', '7-8': '7–8', '9+': '9+' } as const

/** What a note says. */
export function noteText(note: SeenNote): string {
  switch (note.kind) {
    case 'new-stories': {
      const { count, stories } = note.data
      const titles = stories[0]?.titles ?? {}
      const title = titles[getLocale()] ?? titles.de ?? ''
      return count === 1 ? m.note_story_one({ title }) : m.note_story_more({ count, title })
    }
    case 'news': {
      const { count, titles } = note.data
      const title = titles[getLocale()] ?? titles.de ?? ''
      return count === 1 ? m.note_news_one({ title }) : m.note_news_more({ count, title })
    }
    case 'outgrown': {
      const { name, age, ageBand } = note.data
      return m.note_outgrown({ name, age, band: bandNames[ageBand] })
    }
    case 'export-ready': {
      const { expiresAt } = note.data
      const until = expiresAt && m.note_export_until({ date: dayWords(expiresAt) })
      return [m.note_export(), until].filter(Boolean).join(' ')
    }
  }
}

/** Where a note leads. */
export function noteAddress(note: SeenNote): string {
  switch (note.kind) {
    case 'new-stories': {
      const { count, stories } = note.data
      const [story] = stories
      return count === 1 && story
        ? `/story-collection?story=${story.storyId}`
        : '/story-collection?sort=new'
    }
    case 'news':
      return note.data.count === 1 ? `/news?post=${note.data.slug}` : '/news'
    case 'outgrown':
      return '/account-settings#kinder'
    case 'export-ready':
      return '/account-settings#datenschutz'
  }
}
