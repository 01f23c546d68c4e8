import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function Component() {
  return (
    <Page
      heading={m.notfound_title()}
      picture="signpost"
      actions={
        <ButtonLink look="primary" to="/">
          {m.site_to_landing()}
        </ButtonLink>
      }
    >
      <p>{m.notfound_text()}</p>
    </Page>
  )
}
