import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function Component() {
  return (
    <Page
      heading={m.liked_heading()}
      picture="nest"
      description={m.liked_description()}
      actions={
        <ButtonLink look="primary" to="/story-collection">
          {m.landing_library()}
        </ButtonLink>
      }
    >
      <p>{m.liked_text()}</p>
    </Page>
  )
}
