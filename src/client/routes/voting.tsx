import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function Component() {
  return (
    <Page
      heading={m.voting_heading()}
      picture="owl"
      description={m.voting_description()}
      actions={
        <ButtonLink look="primary" to="/story-ranking">
          {m.ranking_heading()}
        </ButtonLink>
      }
    >
      <p>{m.voting_text()}</p>
    </Page>
  )
}
