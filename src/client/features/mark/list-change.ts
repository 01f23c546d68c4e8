import type { ListName } from '../../../contract/list.ts'
import type { Change } from '../../data/outbox/pending-change.ts'

/** Adds stories to a list (at their places in `order`, if given), removes them, or orders the list. */
export type ListChange =
  | { kind: 'add'; storyIds: string[]; order?: string[] }
  | { kind: 'remove'; storyIds: string[] }
  | { kind: 'arrange'; order: string[] }

/** The story ids of a list after a change, as the server will have them. */
export function applyListChange(list: string[], change: ListChange): string[] {
  switch (change.kind) {
    case 'add': {
      const added = change.storyIds.filter((storyId) => !list.includes(storyId))
      return arrange([...list, ...added], change.order ?? [])
    }
    case 'remove':
      return list.filter((storyId) => !change.storyIds.includes(storyId))
    case 'arrange':
      return arrange(list, change.order)
    default:
      throw change satisfies never
  }
}

interface ChildList {
  childId: string
  list: ListName
}

/** How many stories one call accepts (contract). */
const maxStoriesPerCall = { mark: 200, arrange: 1000 }

/** A change as pending changes in the order of sending, each within the limits of its call. */
export function toPendingChanges(change: ListChange, childList: ChildList): Change[] {
  if (change.kind === 'arrange') return toArrangeChanges(change.order, childList)
  const { kind, storyIds } = change
  const marks: Change[] = []
  for (let start = 0; start < storyIds.length; start += maxStoriesPerCall.mark) {
    const chunk = storyIds.slice(start, start + maxStoriesPerCall.mark)
    marks.push({ kind: 'mark', input: { ...childList, storyIds: chunk, marked: kind === 'add' } })
  }
  return kind === 'add' && change.order
    ? [...marks, ...toArrangeChanges(change.order, childList)]
    : marks
}

function toArrangeChanges(order: string[], childList: ChildList): Change[] {
  const storyIds = order.slice(0, maxStoriesPerCall.arrange)
  return storyIds.length > 0 ? [{ kind: 'arrange', input: { ...childList, storyIds } }] : []
}

/** The pending changes of a list, in their order. */
export function toListChanges(
  pending: readonly Change[],
  { childId, list }: ChildList,
): ListChange[] {
  return pending.flatMap(({ kind, input }): ListChange[] => {
    if (kind !== 'mark' && kind !== 'arrange') return []
    if (input.childId !== childId || input.list !== list) return []
    if (kind === 'arrange') return [{ kind, order: input.storyIds }]
    return [{ kind: input.marked ? 'add' : 'remove', storyIds: input.storyIds }]
  })
}

/** Puts the ids in `order` first, if they are in the list; all others follow in their old order. */
function arrange(list: string[], order: string[]): string[] {
  const first = order.filter((storyId) => list.includes(storyId))
  return [...first, ...list.filter((storyId) => !first.includes(storyId))]
}

/** A copy of a list with the item at index `from` moved to index `to`, which is clamped. */
export function moveItem<Item>(list: Item[], from: number, to: number): Item[] {
  const moved = [...list]
  const [item] = moved.splice(from, 1)
  if (item === undefined) return list
  moved.splice(Math.max(0, Math.min(to, moved.length)), 0, item)
  return moved
}
