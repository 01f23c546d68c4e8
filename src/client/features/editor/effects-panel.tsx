import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Effect } from '../../../contract/editor.ts'
import { api } from '../../data/api.ts'
import { showAnswer } from '../../data/show-answer.ts'
import { useSingleMutation } from '../../data/use-single-mutation.ts'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { EditorPanel, EditorRow } from './editor-panel.tsx'
import { effectsQuery } from './editor-query.ts'
import { effectName, effectState, moment, nextTry } from './editor-words.ts'

const rowId = ({ id }: Effect) => `effect-${id}`

/** „Ausgang“: what waits to be sent, what was given up, and a list of what was sent. */
export function EffectsPanel() {
  const queryClient = useQueryClient()
  const effects = useQuery(effectsQuery())
  const retry = useSingleMutation({
    mutationFn: ({ id }: Effect) => api.editor.retryEffect({ id }),
    onSuccess: (listed, effect) => {
      showAnswer(queryClient, effectsQuery().queryKey, listed)
      document.getElementById(rowId(effect))?.focus()
      void showToast(
        m.editor_effect_retried({ kind: effectName(effect), id: effect.id }),
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
          <OpenEffects
            effects={listed.filter(({ state }) => state !== 'done')}
            isRetrying={retry.isPending}
            onRetry={retry.mutate}
          />
          <SentEffects effects={listed.filter(({ state }) => state === 'done')} />
        </>
      )}
    </EditorPanel>
  )
}

interface OpenEffectsProps {
  effects: Effect[]
  isRetrying: boolean
  onRetry: (effect: Effect) => void
}

function OpenEffects({ effects, isRetrying, onRetry }: OpenEffectsProps) {
  if (effects.length === 0) return <Notice tone="positive">{m.editor_effects_empty()}</Notice>
  return (
    <ul className="editor-rows">
      {effects.map((effect) => (
        <EditorRow
          key={effect.id}
          id={rowId(effect)}
          title={m.editor_effect_title({ kind: effectName(effect), id: effect.id })}
          state={effectState(effect)}
          isUrgent={effect.state === 'failed'}
          facts={factsOf(effect)}
        >
          {effect.attempts > 0 && (
            <Button
              aria-label={m.editor_effect_retry_named({ kind: effectName(effect), id: effect.id })}
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
    [m.editor_effect_since(), moment(effect.createdAt)],
    [m.editor_effect_tries(), String(effect.attempts)],
    [m.editor_effect_next(), nextTry(effect, now().getTime())],
    ...error,
  ]
}

function SentEffects({ effects }: { effects: Effect[] }) {
  if (effects.length === 0) return null
  return (
    <details className="editor-sent">
      <summary>{m.editor_effects_done({ count: effects.length })}</summary>
      <ul>
        {effects.map((effect) => (
          <li key={effect.id}>
            <span>{m.editor_effect_title({ kind: effectName(effect), id: effect.id })}</span>
            <span className="text-soft">{moment(effect.createdAt)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
