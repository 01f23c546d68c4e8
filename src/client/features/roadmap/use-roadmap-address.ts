import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import type { ItemSort } from './item-order.ts'

/** Address of an item; keeps the sort order. */
export function itemAddress(itemId: string, sort: ItemSort): { search: string } {
  const search = new URLSearchParams(sort === 'new' ? { sort: 'neu' } : {})
  search.set('punkt', itemId)
  return { search: search.toString() }
}

/** History state of an item: the previous entry is the board. */
export const openedFromBoard = { isOpenedFromBoard: true }

/** Id of the link that opens an item. */
export const itemLinkId = (itemId: string) => `punkt-${itemId}`

/** Sort order and open item, stored in the address for back, reload and sharing. */
export function useRoadmapAddress() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  // Prerendering has no query string.
  const isMounted = useIsMounted()
  const sort: ItemSort = isMounted && address.get('sort') === 'neu' ? 'new' : 'votes'
  const itemId = isMounted ? address.get('punkt') : null

  const changeSort = (chosen: ItemSort) => {
    const search = chosen === 'new' ? 'sort=neu' : ''
    void navigate({ search }, { replace: true, preventScrollReset: true })
  }
  const closeItem = () => {
    const current = new URLSearchParams(location.search)
    const openId = current.get('punkt')
    // The back button has already closed it.
    if (openId === null) return
    current.delete('punkt')
    if (state?.isOpenedFromBoard === true) void navigate(-1)
    else {
      const search = current.toString()
      void navigate({ search }, { replace: true, preventScrollReset: true })
    }
    document.getElementById(itemLinkId(openId))?.focus()
  }
  return { sort, itemId, changeSort, closeItem }
}
