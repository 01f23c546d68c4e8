import { useState } from 'react'
import { OfflinePage } from '../features/story/offline/offline-page.tsx'
import { useIsOnline } from '../lib/use-is-online.ts'
import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** Also stands in for a page whose code this device lacks while it is offline. */
export function Component() {
  const isOnline = useIsOnline()
  const [wasOffline] = useState(!isOnline)
  return wasOffline ? <OfflinePage /> : <NotFound />
}

function NotFound() {
  return (
    <Page
      heading={m.notfound_title()}
      picture="signpost"
      actions={
        <ButtonLink variant="primary" to="/">
          {m.site_to_landing()}
        </ButtonLink>
      }
    >
      <p>{m.notfound_text()}</p>
    </Page>
  )
}
