import { useNavigate, useSearchParams } from 'react-router'
import type { ShelfName } from '../../../contract/shelf.ts'
import { useFamily } from '../child/use-family.ts'
import { ChildTabs } from './child-tabs.tsx'
import { ListPage } from './list-page.tsx'
import { useShelfList } from './use-shelf-list.ts'

/** A child's list: that of whoever reads here, or another child's by its tab. */
export function ShelfPage({ shelf }: { shelf: ShelfName }) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { device, children: all, activeChild } = useFamily()
  // In Kindermodus a child sees its own lists only.
  const family = device?.isKidsMode ? [] : all
  const child = family.find(({ childId }) => childId === address.get('child')) ?? activeChild
  const list = useShelfList(shelf, child?.childId ?? null)
  const handleChoose = (childId: string) => {
    const written = new URLSearchParams(address)
    written.set('child', childId)
    void navigate({ search: written.toString() }, { replace: true, preventScrollReset: true })
  }
  return (
    <ListPage
      kind={shelf}
      list={list}
      ownerName={family.length > 1 ? child?.name : undefined}
      isReaders={child?.childId === activeChild?.childId}
      tabs={<ChildTabs family={family} childId={child?.childId ?? null} onChoose={handleChoose} />}
    />
  )
}
