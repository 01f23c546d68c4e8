import { Check } from 'lucide-react'
import './state.css'
import { type StoryState, stateLabel } from './story-state.ts'

/** How far the child has come, at the end of a line about a story; nothing for a new one. */
export function StateNote({ state }: { state: StoryState }) {
  const label = stateLabel(state)
  if (label === null) return null
  return (
    <span className="state-note">
      {'\u00a0· '}
      {label}
      {state.kind === 'finished' && <Check aria-hidden="true" size={16} strokeWidth={3} />}
    </span>
  )
}
