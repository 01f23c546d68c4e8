import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

// Loaded together: a chunk of its own would pull the widgets and their styles into every page's start.
export { OfflinePage } from '../shell/page/offline-page.tsx'

export function Component() {
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
