import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function Component() {
  return (
    <Page
      heading={m.delete_heading()}
      description={m.delete_description()}
      actions={<ButtonLink to="/contact">{m.contact_heading()}</ButtonLink>}
    >
      <p>{m.delete_text()}</p>
    </Page>
  )
}
