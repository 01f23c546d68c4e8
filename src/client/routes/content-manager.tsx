import { DeclarationsPanel } from '../features/editor/declarations-panel.tsx'
import { EffectsPanel } from '../features/editor/effects-panel.tsx'
import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function Component() {
  return (
    <Page
      heading={m.manager_heading()}
      picture="books"
      description={m.manager_description()}
      actions={<ButtonLink to="/story-collection">{m.landing_library()}</ButtonLink>}
    >
      <p>{m.manager_text()}</p>
      <DeclarationsPanel />
      <EffectsPanel />
    </Page>
  )
}
