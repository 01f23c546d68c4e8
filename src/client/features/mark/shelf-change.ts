/** What somebody wants of a list: stories put on it, perhaps at their old places, taken off, or moved. */
export type ShelfChange =
  | { kind: 'add'; storyIds: string[]; order?: string[] }
  | { kind: 'remove'; storyIds: string[] }
  | { kind: 'arrange'; order: string[] }

/** A list of ids after a change, as the server will have it. */
export function changedList(list: string[], change: ShelfChange): string[] {
  switch (change.kind) {
    case 'add': {
      const added = change.storyIds.filter((storyId) => !list.includes(storyId))
      return arranged([...list, ...added], change.order ?? [])
    }
    case 'remove':
      return list.filter((storyId) => !change.storyIds.includes(storyId))
    case 'arrange':
      return arranged(list, change.order)
    default:
      throw change satisfies never
  }
}

/** What is named comes first in that order, everything else keeps its place behind. */
function arranged(list: string[], order: string[]): string[] {
  const named = order.filter((storyId) => list.includes(storyId))
  return [...named, ...list.filter((storyId) => !named.includes(storyId))]
}

/** A copy of a list in which one item stands at another place, counted from 0. */
export function movedTo<Item>(list: Item[], from: number, to: number): Item[] {
  const moved = [...list]
  const [item] = moved.splice(from, 1)
  if (item === undefined) return list
  moved.splice(Math.max(0, Math.min(to, moved.length)), 0, item)
  return moved
}
