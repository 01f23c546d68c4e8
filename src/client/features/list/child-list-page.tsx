import { useNavigate, useSearchParams } from 'react-router'
import type { ListName } from '../../../contract/list.ts'
import { useFamily } from '../child/use-family.ts'
import { ChildTabs } from './child-tabs.tsx'
import { ListPage } from './list-page.tsx'
import { useChildList } from './use-child-list.ts'

/** The list of the active child, or of another child by its tab. */
export function ChildListPage({ list: name }: { list: ListName }) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { device, children, activeChild } = useFamily()
  // In kids mode a child sees its own lists only.
  const family = device?.isKidsMode ? [] : children
  const child = family.find(({ childId }) => childId === address.get('child')) ?? activeChild
  const list = useChildList(name, child?.childId ?? null)
  const handleChoose = (childId: string) => {
    const nextAddress = new URLSearchParams(address)
    nextAddress.set('child', childId)
    void navigate({ search: nextAddress.toString() }, { replace: true, preventScrollReset: true })
  }
  return (
    <ListPage
      kind={name}
      list={list}
      ownerName={child?.name}
      isOwnerShown={family.length > 1}
      isActiveChild={child?.childId === activeChild?.childId}
      tabs={<ChildTabs family={family} childId={child?.childId ?? null} onChoose={handleChoose} />}
    />
  )
}
