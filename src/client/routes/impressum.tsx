import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function Component() {
  return (
    <Page
      heading={m.impressum_heading()}
      description={m.impressum_description()}
      actions={<ButtonLink to="/">{m.site_to_landing()}</ButtonLink>}
    >
      <p>{m.impressum_text()}</p>
    </Page>
  )
}
