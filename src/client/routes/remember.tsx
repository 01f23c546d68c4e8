import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function Component() {
  return (
    <Page
      heading={m.remember_heading()}
      picture="hedgehog"
      description={m.remember_description()}
      actions={
        <ButtonLink look="primary" to="/story-collection">
          {m.landing_library()}
        </ButtonLink>
      }
    >
      <p>{m.remember_text()}</p>
    </Page>
  )
}
