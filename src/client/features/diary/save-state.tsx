import { m } from '../../paraglide/messages.js'
import type { SaveState as State } from './use-entry.ts'

/** Whether the last change is saved. */
export function SaveState({ state, onRetry }: { state: State; onRetry: () => void }) {
  const text = { idle: '', pending: m.diary_saving(), success: m.diary_saved(), error: '' }[state]
  return (
    <div className="text-sm text-soft">
      <p role="status">{text}</p>
      {state === 'error' && (
        <p role="alert" className="font-bold text-danger">
          {m.diary_not_saved()}{' '}
          <button type="button" className="min-h-11 underline" onClick={onRetry}>
            {m.site_retry()}
          </button>
        </p>
      )}
    </div>
  )
}
