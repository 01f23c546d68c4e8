import type { ItemId } from '../../../contract/plan.ts'
import { isItemId } from '../../../contract/plan.ts'

const orderNumberForm = /^[A-Z0-9-]{1,40}$/
const sessionIdForm = /^cs_\w{1,252}$/

/** The order step of something. */
export function orderPath(item: ItemId): string {
  return `/abo?bestellen=${item}`
}

/** What the address asks to order; null for nothing that there is. */
export function itemIn(search: URLSearchParams): ItemId | null {
  const item = search.get('bestellen')
  return isItemId(item) ? item : null
}

/** The order that an address is about; null where it names none, or nothing that could be one. */
export function orderNumberIn(search: URLSearchParams): string | null {
  const orderNumber = search.get('bestellung') ?? ''
  return orderNumberForm.test(orderNumber) ? orderNumber : null
}

/** The provider's checkout that an address comes back from; null as above. */
export function sessionIdIn(search: URLSearchParams): string | null {
  const sessionId = search.get('session_id') ?? ''
  return sessionIdForm.test(sessionId) ? sessionId : null
}
