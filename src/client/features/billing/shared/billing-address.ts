import { type ItemId, isItemId } from '../../../../contract/plan.ts'

const orderNumberPattern = /^[A-Z0-9-]{1,40}$/
const sessionIdPattern = /^cs_\w{1,252}$/

/** Address of an item's order page. */
export function orderPath(item: ItemId): string {
  return `/abo?bestellen=${item}`
}

/** The item of a path to an order page; null for other paths. */
export function findOrder(path: string | null): ItemId | null {
  const [page, search] = path?.split('?') ?? []
  return page === '/abo' ? readItemId(new URLSearchParams(search)) : null
}

/** The item to order from the address; null if there is no such item. */
export function readItemId(search: URLSearchParams): ItemId | null {
  const item = search.get('bestellen')
  return isItemId(item) ? item : null
}

/** The order number from the address; null if missing or malformed. */
export function readOrderNumber(search: URLSearchParams): string | null {
  const orderNumber = search.get('bestellung') ?? ''
  return orderNumberPattern.test(orderNumber) ? orderNumber : null
}

/** The provider's checkout session from the address; null if missing or malformed. */
export function readSessionId(search: URLSearchParams): string | null {
  const sessionId = search.get('session_id') ?? ''
  return sessionIdPattern.test(sessionId) ? sessionId : null
}
