import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import type { ItemSort } from './item-order.ts'

/** Where the link that opens an item leads, with the choice of order kept. */
export function itemAddress(itemId: string, sort: ItemSort): { search: string } {
  const search = new URLSearchParams(sort === 'new' ? { sort: 'neu' } : {})
  search.set('punkt', itemId)
  return { search: search.toString() }
}

/** Says in the history that an item was opened from the board, to which back leads. */
export const openedFromBoard = { isOpenedFromBoard: true }

/** Id of the link that opens an item. */
export const itemLinkId = (itemId: string) => `punkt-${itemId}`

/** Order and open item as the address says, so that back, reload and sharing work. */
export function useRoadmapAddress() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  // The prerendered page knows no query.
  const isMounted = useIsMounted()
  const sort: ItemSort = isMounted && address.get('sort') === 'neu' ? 'new' : 'votes'
  const itemId = isMounted ? address.get('punkt') : null

  const changeSort = (chosen: ItemSort) => {
    const search = chosen === 'new' ? 'sort=neu' : ''
    void navigate({ search }, { replace: true, preventScrollReset: true })
  }
  const closeItem = () => {
    const current = new URLSearchParams(location.search)
    const open = current.get('punkt')
    // Back has closed it already.
    if (open === null) return
    current.delete('punkt')
    if (state?.isOpenedFromBoard === true) void navigate(-1)
    else {
      const search = current.toString()
      void navigate({ search }, { replace: true, preventScrollReset: true })
    }
    document.getElementById(itemLinkId(open))?.focus()
  }
  return { sort, itemId, changeSort, closeItem }
}
