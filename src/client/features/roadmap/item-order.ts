import type { RoadmapItem } from '../../../contract/roadmap.ts'

export type ItemSort = 'votes' | 'new'

/** ISO 8601 date or month to sort by: the completion of a completed item, else the creation. */
function sortDate({ state, month, createdAt }: RoadmapItem): string {
  return state === 'completed' && month !== null ? month : createdAt
}

/** A sorted copy: most votes or newest first; ties by date, then by id, for a stable order. */
export function sortItems(items: readonly RoadmapItem[], sort: ItemSort): RoadmapItem[] {
  return items.toSorted(
    (a, b) =>
      (sort === 'votes' ? b.votes - a.votes : 0) ||
      sortDate(b).localeCompare(sortDate(a)) ||
      a.itemId.localeCompare(b.itemId),
  )
}

/** A copy of cached data, a list or a single item, with one item changed; `data` itself without that item. */
export function withItem(
  data: unknown,
  itemId: string,
  change: (item: RoadmapItem) => RoadmapItem,
): unknown {
  if (Array.isArray(data)) {
    const changed = data.map((item) => withItem(item, itemId, change))
    return changed.some((item, at) => item !== data[at]) ? changed : data
  }
  return isItem(data) && data.itemId === itemId ? change(data) : data
}

function isItem(data: unknown): data is RoadmapItem {
  return typeof data === 'object' && data !== null && 'itemId' in data && 'hasVoted' in data
}

/** A copy of the item with or without the account's vote, and with the count adjusted. */
export function withVote(item: RoadmapItem, hasVoted: boolean): RoadmapItem {
  if (item.hasVoted === hasVoted) return item
  return { ...item, hasVoted, votes: Math.max(0, item.votes + (hasVoted ? 1 : -1)) }
}
