import { ListPage } from './list-page.tsx'
import { useLikedList } from './use-liked-list.ts'

/** The stories that the account likes. */
export function LikedPage() {
  return <ListPage kind="liked" list={useLikedList()} />
}
