import { DeclarationsPanel } from './declarations-panel.tsx'
import { EffectsPanel } from './effects-panel.tsx'

/** What the product does by itself, and where it needs a person. */
export function QueueArea() {
  return (
    <>
      <DeclarationsPanel />
      <EffectsPanel />
    </>
  )
}
