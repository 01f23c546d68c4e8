import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Effect } from '../../../../contract/editor.ts'
import { api, query } from '../../../data/core/api.ts'
import { showAnswer } from '../../../data/queries/show-answer.ts'
import { useSingleMutation } from '../../../data/queries/use-single-mutation.ts'
import { now } from '../../../lib/clock.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toast.ts'
import { EditorPanel, EditorRow } from '../shared/editor-panel.tsx'
import { timestampText } from '../shared/editor-texts.ts'
import { effectLabel, effectStateLabel, nextAttemptText } from './queue-labels.ts'

const effectsQuery = () => ({
  ...query.editor.listEffects.queryOptions(),
  refetchInterval: 15_000,
})

const rowId = ({ id }: Effect) => `effect-${id}`

/** „Ausgang“: queued and failed side effects, and a list of the completed ones. */
export function EffectsPanel() {
  const queryClient = useQueryClient()
  const effects = useQuery(effectsQuery())
  const retry = useSingleMutation({
    mutationFn: ({ id }: Effect) => api.editor.retryEffect({ id }),
    onSuccess: (listed, effect) => {
      showAnswer(queryClient, effectsQuery().queryKey, listed)
      document.getElementById(rowId(effect))?.focus()
      void showToast(
        m.editor_effect_retried({ kind: effectLabel(effect), id: effect.id }),
        'success',
      )
    },
  })
  return (
    <EditorPanel
      id="ausgang"
      heading={m.editor_effects_heading()}
      intro={m.editor_effects_intro()}
      query={effects}
      loadingText={m.editor_effects_loading()}
      errorText={m.editor_effects_error()}
      changeError={retry.error}
    >
      {(listed) => (
        <>
          <PendingEffects
            effects={listed.filter(({ state }) => state !== 'done')}
            isRetrying={retry.isPending}
            onRetry={retry.mutate}
          />
          <CompletedEffects effects={listed.filter(({ state }) => state === 'done')} />
        </>
      )}
    </EditorPanel>
  )
}

interface PendingEffectsProps {
  effects: Effect[]
  isRetrying: boolean
  onRetry: (effect: Effect) => void
}

function PendingEffects({ effects, isRetrying, onRetry }: PendingEffectsProps) {
  if (effects.length === 0) return <Notice tone="positive">{m.editor_effects_empty()}</Notice>
  return (
    <ul className="editor-rows">
      {effects.map((effect) => (
        <EditorRow
          key={effect.id}
          id={rowId(effect)}
          title={m.editor_effect_title({ kind: effectLabel(effect), id: effect.id })}
          state={effectStateLabel(effect)}
          isUrgent={effect.state === 'failed'}
          facts={factsOf(effect)}
        >
          {effect.attempts > 0 && (
            <Button
              aria-label={m.editor_effect_retry_named({ kind: effectLabel(effect), id: effect.id })}
              aria-disabled={isRetrying}
              onClick={() => onRetry(effect)}
            >
              {m.editor_effect_retry()}
            </Button>
          )}
        </EditorRow>
      ))}
    </ul>
  )
}

function factsOf(effect: Effect): [string, string][] {
  const error: [string, string][] =
    effect.lastError === null ? [] : [[m.editor_effect_last_error(), effect.lastError]]
  return [
    [m.editor_effect_since(), timestampText(effect.createdAt)],
    [m.editor_effect_tries(), String(effect.attempts)],
    [m.editor_effect_next(), nextAttemptText(effect, now().getTime())],
    ...error,
  ]
}

function CompletedEffects({ effects }: { effects: Effect[] }) {
  if (effects.length === 0) return null
  return (
    <details className="editor-completed">
      <summary>{m.editor_effects_done({ count: effects.length })}</summary>
      <ul>
        {effects.map((effect) => (
          <li key={effect.id}>
            <span>{m.editor_effect_title({ kind: effectLabel(effect), id: effect.id })}</span>
            <span className="text-soft">{timestampText(effect.createdAt)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
