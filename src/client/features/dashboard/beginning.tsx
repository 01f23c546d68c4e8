import type { Child } from '../../../contract/child.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Block } from './block.tsx'

/** What will fill the dashboard of a child whose lists are empty, instead of empty lists. */
export function Beginning({ child }: { child: Child | null }) {
  if (!child || child.remember.length > 0 || child.favorites.length > 0) return null
  return (
    <Block heading={m.dashboard_beginning()}>
      <div className="dashboard-empty">
        <p>{m.dashboard_beginning_text()}</p>
        <ButtonLink to="/story-collection">{m.landing_library()}</ButtonLink>
      </div>
    </Block>
  )
}
