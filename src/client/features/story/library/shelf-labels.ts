import type { StoryShelf } from '../../../../contract/story-card.ts'
import { m } from '../../../paraglide/messages.js'
import { libraryWith } from '../address/library-address.ts'
import { choiceLabel } from '../filter/filter-labels.ts'
import { valueLabel } from '../labels/story-values.ts'

/** The name of a shelf. */
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

/** The library's address for all stories of a shelf, in the same order. */
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
