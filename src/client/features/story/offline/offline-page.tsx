import { useEffect } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Page } from '../../../shell/page/page.tsx'
import { OfflineShelf } from './offline-shelf.tsx'

/**
 * Replaces a page whose code this device lacks while it is offline, and offers the stories it has. The
 * router keeps this page, so a network loads a new document.
 */
export function OfflinePage() {
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    addEventListener('online', () => location.reload(), { signal })
    // Where another page is being opened, a reload would take its place.
    addEventListener('beforeunload', () => end.abort(), { signal })
    return () => end.abort()
  }, [])
  return (
    <>
      <Page heading={m.offline_page_heading()} picture="lantern">
        {m.offline_page_text()}
      </Page>
      <div className="mx-auto mt-5 max-w-[46rem] px-4 md:px-0">
        <OfflineShelf />
      </div>
    </>
  )
}
