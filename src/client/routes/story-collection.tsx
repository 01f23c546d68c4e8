import { ListNav } from '../features/list/list-nav.tsx'
import { Library } from '../features/story/library/library.tsx'
import { m } from '../paraglide/messages.js'
import { PageHead } from '../shell/page/page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={m.library_heading()} description={m.library_description()} />
      <Library lists={<ListNav />} />
    </>
  )
}
