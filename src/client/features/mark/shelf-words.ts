import type { ShelfName } from '../../../contract/shelf.ts'
import { m } from '../../paraglide/messages.js'

interface ShelfWords {
  /** What the button does, with the story's title. */
  mark: (title: { title: string }) => string
  /** The same without it. */
  short: () => string
  added: (title: { title: string }) => string
  removed: (title: { title: string }) => string
}

export const shelfWords: Record<ShelfName, ShelfWords> = {
  favorites: {
    mark: m.shelf_favorite_of,
    short: m.shelf_favorite,
    added: m.shelf_favorite_added,
    removed: m.shelf_favorite_removed,
  },
  remember: {
    mark: m.shelf_remember_of,
    short: m.shelf_remember,
    added: m.shelf_remember_added,
    removed: m.shelf_remember_removed,
  },
}
