import { DeclarationsPanel } from './declarations-panel.tsx'
import { EffectsPanel } from './effects-panel.tsx'

/** „Ausgang“: declarations of customers and queued side effects. */
export function QueueArea() {
  return (
    <>
      <DeclarationsPanel />
      <EffectsPanel />
    </>
  )
}
