import type { RoadmapItem } from '../../../contract/roadmap.ts'

export type ItemSort = 'votes' | 'new'

/** Day by which an item is new: what is done by when it came, the others by when they were written. */
function dayOf({ state, month, createdAt }: RoadmapItem): string {
  return state === 'completed' && month !== null ? month : createdAt
}

/** A sorted copy; ties by the newest, then by id, so that nothing jumps. */
export function sortItems(items: readonly RoadmapItem[], sort: ItemSort): RoadmapItem[] {
  return items.toSorted(
    (a, b) =>
      (sort === 'votes' ? b.votes - a.votes : 0) ||
      dayOf(b).localeCompare(dayOf(a)) ||
      a.itemId.localeCompare(b.itemId),
  )
}

/**
 * A copy of cached data in which an item is changed; the data itself where the item is not in it.
 * Knows lists and single items alike.
 */
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

/** An item with the account's vote, or without; its count moves only where the vote does. */
export function withVote(item: RoadmapItem, hasVoted: boolean): RoadmapItem {
  if (item.hasVoted === hasVoted) return item
  return { ...item, hasVoted, votes: Math.max(0, item.votes + (hasVoted ? 1 : -1)) }
}
