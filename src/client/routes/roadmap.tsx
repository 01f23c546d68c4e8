import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function Component() {
  return (
    <Page
      heading={m.roadmap_heading()}
      picture="signpost"
      description={m.roadmap_description()}
      actions={
        <ButtonLink look="primary" to="/vision">
          {m.vision_heading()}
        </ButtonLink>
      }
    >
      <p>{m.roadmap_text()}</p>
    </Page>
  )
}
