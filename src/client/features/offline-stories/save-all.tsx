import { CloudDownload } from 'lucide-react'
import { useState } from 'react'
import type { StoryCard } from '../../../contract/story-card.ts'
import { useAuth } from '../../data/session/session.tsx'
import { now } from '../../lib/clock.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { readsLeft } from './offline-rules.ts'
import { type OfflineState, useOfflineStories } from './offline-state.ts'
import './save-all.css'

/** „Alle offline speichern“ of a list: asks first, then shows the progress. */
export function SaveAll({ stories }: { stories: readonly StoryCard[] }) {
  const state = useOfflineStories()
  const isOnline = useIsOnline()
  const [isConfirming, setConfirming] = useState(false)
  const [requestedIds, setRequestedIds] = useState<readonly string[]>([])
  const { manager } = state
  if (!manager) return null
  const missing = stories.filter(({ storyId }) => !state.stories.get(storyId)?.isSaved)
  if (isConfirming) {
    const handleSave = () => {
      setConfirming(false)
      setRequestedIds(missing.map(({ storyId }) => storyId))
      manager.save(missing)
    }
    return (
      <Confirmation missing={missing} onSave={handleSave} onCancel={() => setConfirming(false)} />
    )
  }
  const activeIds = requestedIds.filter((storyId) => isActive(state, storyId))
  if (activeIds.length > 0) {
    return (
      <Progress
        state={state}
        requestedIds={requestedIds}
        onStop={() => manager.cancel(activeIds)}
      />
    )
  }
  return (
    <>
      <Failures state={state} requestedIds={requestedIds} />
      {missing.length === 0 && requestedIds.length > 0 && (
        <Notice tone="positive">{m.offline_all_done()}</Notice>
      )}
      {missing.length > 0 && isOnline && (
        <Button className="save-all" onClick={() => setConfirming(true)}>
          <CloudDownload aria-hidden="true" size={20} />
          {m.offline_all()}
        </Button>
      )}
    </>
  )
}

function isActive({ saving }: OfflineState, storyId: string): boolean {
  const state = saving.get(storyId)
  return state !== undefined && state.kind !== 'failed'
}

interface ConfirmationProps {
  missing: readonly StoryCard[]
  onSave: () => void
  onCancel: () => void
}

/** Asks for a confirmation and names the cost. */
function Confirmation({ missing, onSave, onCancel }: ConfirmationProps) {
  const { stories } = useOfflineStories()
  const count = missing.length
  const unopened = missing.filter(({ storyId }) => !stories.has(storyId)).length
  return (
    <section aria-label={m.offline_all()} className="save-all-confirm">
      <p>{count === 1 ? m.offline_all_ask_one() : m.offline_all_ask({ count })}</p>
      <Cost count={unopened} />
      <div className="list-buttons">
        <Button autoFocus variant="primary" onClick={onSave}>
          {m.offline_all_go()}
        </Button>
        <Button onClick={onCancel}>{m.offline_cancel()}</Button>
      </div>
    </section>
  )
}

function Cost({ count }: { count: number }) {
  const { profile } = useAuth()
  const reads = readsLeft(profile, now())
  if (count === 0 || reads === null) return null
  return (
    <p>
      {m.offline_all_cost({ count, ...reads })} {reads.left < count && m.offline_all_short()}
    </p>
  )
}

interface ProgressProps {
  state: OfflineState
  requestedIds: readonly string[]
  onStop: () => void
}

function Progress({ state, requestedIds, onStop }: ProgressProps) {
  const total = requestedIds.length
  const done = requestedIds.filter((storyId) => state.stories.get(storyId)?.isSaved).length
  const partlyDone = requestedIds.reduce((sum, storyId) => {
    const saving = state.saving.get(storyId)
    return saving?.kind === 'loading' && saving.total > 0 ? sum + saving.done / saving.total : sum
  }, 0)
  const isPaused = requestedIds.some((storyId) => state.saving.get(storyId)?.kind === 'paused')
  return (
    <div className="save-all-progress">
      <div>
        <p role="status">
          {isPaused ? m.offline_save_paused() : m.offline_all_progress({ done, total })}
        </p>
        <progress aria-label={m.offline_all()} value={done + partlyDone} max={total} />
      </div>
      <Button onClick={onStop}>{m.offline_all_stop()}</Button>
    </div>
  )
}

/** How many stories failed, and why, where the user can do something about it. */
function Failures({ state, requestedIds }: Pick<ProgressProps, 'state' | 'requestedIds'>) {
  const problems = requestedIds.flatMap((storyId) => {
    const saving = state.saving.get(storyId)
    return saving?.kind === 'failed' ? [saving.problem] : []
  })
  const count = problems.length
  if (count === 0) return null
  const isFull = problems.includes('full')
  return (
    <Notice tone="danger">
      <p>
        {count === 1 ? m.offline_all_failed_one() : m.offline_all_failed({ count })}{' '}
        {isFull && m.offline_problem_full()}
        {!isFull && problems.includes('quota') && m.offline_problem_quota()}
        {!isFull && problems.includes('unverified') && m.offline_problem_unverified()}
      </p>
      {isFull && (
        <ButtonLink className="mt-3" to="/account-settings#offline">
          {m.offline_tidy()}
        </ButtonLink>
      )}
    </Notice>
  )
}
