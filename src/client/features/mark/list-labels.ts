import type { ListName } from '../../../contract/list.ts'
import { m } from '../../paraglide/messages.js'

interface ListLabels {
  /** Names the button's action, with the story's title. */
  mark: (title: { title: string }) => string
  /** The same without the title. */
  short: () => string
  added: (title: { title: string }) => string
  removed: (title: { title: string }) => string
}

export const listLabels: Record<ListName, ListLabels> = {
  favorites: {
    mark: m.list_favorite_of,
    short: m.list_favorite,
    added: m.list_favorite_added,
    removed: m.list_favorite_removed,
  },
  remember: {
    mark: m.list_remember_of,
    short: m.list_remember,
    added: m.list_remember_added,
    removed: m.list_remember_removed,
  },
}
