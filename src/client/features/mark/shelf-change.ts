import type { ShelfName } from '../../../contract/shelf.ts'
import type { Wish } from '../../data/outbox/wish.ts'

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

interface OwnShelf {
  childId: string
  shelf: ShelfName
}

/** Most stories that one call takes (contract). */
const most = { marked: 200, arranged: 1000 }

/** A change as the calls that make it, one after the other. */
export function wishesOf(change: ShelfChange, own: OwnShelf): Wish[] {
  if (change.kind === 'arrange') return arrangeWishes(change.order, own)
  const { kind, storyIds } = change
  const marks: Wish[] = []
  for (let at = 0; at < storyIds.length; at += most.marked) {
    const some = storyIds.slice(at, at + most.marked)
    marks.push({ kind: 'mark', input: { ...own, storyIds: some, marked: kind === 'add' } })
  }
  return kind === 'add' && change.order ? [...marks, ...arrangeWishes(change.order, own)] : marks
}

function arrangeWishes(order: string[], own: OwnShelf): Wish[] {
  const storyIds = order.slice(0, most.arranged)
  return storyIds.length > 0 ? [{ kind: 'arrange', input: { ...own, storyIds } }] : []
}

/** What waits for a list, in its order. */
export function changesOf(wishes: readonly Wish[], { childId, shelf }: OwnShelf): ShelfChange[] {
  return wishes.flatMap(({ kind, input }): ShelfChange[] => {
    if (kind !== 'mark' && kind !== 'arrange') return []
    if (input.childId !== childId || input.shelf !== shelf) return []
    if (kind === 'arrange') return [{ kind, order: input.storyIds }]
    return [{ kind: input.marked ? 'add' : 'remove', storyIds: input.storyIds }]
  })
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
