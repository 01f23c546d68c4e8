import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function Component() {
  return (
    <Page
      heading={m.contact_heading()}
      picture="letter"
      description={m.contact_description()}
      actions={<ButtonLink to="/impressum">{m.footer_impressum()}</ButtonLink>}
    >
      <p>{m.contact_text()}</p>
    </Page>
  )
}
