import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function Component() {
  return (
    <Page
      heading={m.favorites_heading()}
      picture="books"
      description={m.favorites_description()}
      actions={
        <ButtonLink look="primary" to="/story-collection">
          {m.landing_library()}
        </ButtonLink>
      }
    >
      <p>{m.favorites_text()}</p>
    </Page>
  )
}
