import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function Component() {
  return (
    <Page
      heading={m.paid_heading()}
      picture="lantern"
      description={m.paid_description()}
      actions={<ButtonLink to="/abo">{m.abo_heading()}</ButtonLink>}
    >
      <p>{m.paid_text()}</p>
    </Page>
  )
}
