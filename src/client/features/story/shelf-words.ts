import type { StoryShelf } from '../../../contract/story.ts'
import { m } from '../../paraglide/messages.js'
import { choiceLabel } from './filter-words.ts'
import { libraryWith } from './library-address.ts'
import { valueLabel } from './story-values.ts'

/** What a shelf is called. */
export function shelfLabel(shelf: StoryShelf): string {
  switch (shelf.kind) {
    case 'short':
      return m.library_shelf_short()
    case 'new':
      return m.library_shelf_new()
    case 'value':
      return valueLabel(shelf.value)
    case 'level':
      return choiceLabel('level', String(shelf.level))
    default:
      return shelf satisfies never
  }
}

/** The library's address for everything that stands on a shelf, in the same order. */
export function shelfAddress(shelf: StoryShelf): string {
  switch (shelf.kind) {
    case 'short':
      return libraryWith({ time: ['up-to-5'] })
    case 'new':
      return libraryWith({ sort: 'new' })
    case 'value':
      return libraryWith({ value: [shelf.value] })
    case 'level':
      return libraryWith({ level: [String(shelf.level)], sort: 'title' })
    default:
      return shelf satisfies never
  }
}
