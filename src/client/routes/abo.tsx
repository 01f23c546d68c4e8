import { StartButton } from '../features/session/start-button.tsx'
import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page.tsx'

export function Component() {
  return (
    <Page
      heading={m.abo_heading()}
      picture="books"
      description={m.abo_description()}
      actions={<StartButton />}
    >
      <p>{m.abo_text()}</p>
    </Page>
  )
}
