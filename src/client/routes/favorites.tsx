import { ChildListPage } from '../features/list/child-list-page.tsx'

export function Component() {
  return <ChildListPage list="favorites" />
}
