import { ListNav } from '../features/shelf/list-nav.tsx'
import { Library } from '../features/story/library.tsx'
import { m } from '../paraglide/messages.js'
import { PageHead } from '../shell/page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={m.library_heading()} description={m.library_description()} />
      <Library lists={<ListNav />} />
    </>
  )
}
