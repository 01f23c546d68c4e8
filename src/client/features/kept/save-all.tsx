import { CloudDownload } from 'lucide-react'
import { useState } from 'react'
import type { StoryCard } from '../../../contract/story.ts'
import { useAuth } from '../../data/session.tsx'
import { now } from '../../lib/clock.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { readsLeft } from './kept-rules.ts'
import type { KeptState } from './kept-state.ts'
import { useKept } from './kept-state.ts'
import './save-all.css'

/** „Alle offline speichern“ of a list: asks first, then tells how far it is. */
export function SaveAll({ stories }: { stories: readonly StoryCard[] }) {
  const state = useKept()
  const isOnline = useIsOnline()
  const [isAsked, setAsked] = useState(false)
  const [wanted, setWanted] = useState<readonly string[]>([])
  const { keeper } = state
  if (!keeper) return null
  const missing = stories.filter(({ storyId }) => !state.kept.get(storyId)?.isSaved)
  if (isAsked) {
    const handleSave = () => {
      setAsked(false)
      setWanted(missing.map(({ storyId }) => storyId))
      keeper.save(missing)
    }
    return <AskFirst missing={missing} onSave={handleSave} onCancel={() => setAsked(false)} />
  }
  const going = wanted.filter((storyId) => isGoing(state, storyId))
  if (going.length > 0) {
    return <Going state={state} wanted={wanted} onStop={() => keeper.cancel(going)} />
  }
  return (
    <>
      <Failures state={state} wanted={wanted} />
      {missing.length === 0 && wanted.length > 0 && (
        <Notice tone="positive">{m.offline_all_done()}</Notice>
      )}
      {missing.length > 0 && isOnline && (
        <Button className="save-all" onClick={() => setAsked(true)}>
          <CloudDownload aria-hidden="true" size={20} />
          {m.offline_all()}
        </Button>
      )}
    </>
  )
}

function isGoing({ saving }: KeptState, storyId: string): boolean {
  const state = saving.get(storyId)
  return state !== undefined && state.kind !== 'failed'
}

interface AskFirstProps {
  missing: readonly StoryCard[]
  onSave: () => void
  onCancel: () => void
}

/** Names what it costs before anything is spent. */
function AskFirst({ missing, onSave, onCancel }: AskFirstProps) {
  const { kept } = useKept()
  const count = missing.length
  const unopened = missing.filter(({ storyId }) => !kept.has(storyId)).length
  return (
    <section aria-label={m.offline_all()} className="save-all-ask">
      <p>{count === 1 ? m.offline_all_ask_one() : m.offline_all_ask({ count })}</p>
      <Cost count={unopened} />
      <div className="list-buttons">
        <Button autoFocus look="primary" onClick={onSave}>
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

interface GoingProps {
  state: KeptState
  wanted: readonly string[]
  onStop: () => void
}

function Going({ state, wanted, onStop }: GoingProps) {
  const total = wanted.length
  const done = wanted.filter((storyId) => state.kept.get(storyId)?.isSaved).length
  const part = wanted.reduce((sum, storyId) => {
    const saving = state.saving.get(storyId)
    return saving?.kind === 'loading' && saving.total > 0 ? sum + saving.done / saving.total : sum
  }, 0)
  const isPaused = wanted.some((storyId) => state.saving.get(storyId)?.kind === 'paused')
  return (
    <div className="save-all-going">
      <div>
        <p role="status">
          {isPaused ? m.offline_save_paused() : m.offline_all_progress({ done, total })}
        </p>
        <progress aria-label={m.offline_all()} value={done + part} max={total} />
      </div>
      <Button onClick={onStop}>{m.offline_all_stop()}</Button>
    </div>
  )
}

/** What did not arrive, and why where that can be changed. */
function Failures({ state, wanted }: Pick<GoingProps, 'state' | 'wanted'>) {
  const problems = wanted.flatMap((storyId) => {
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
        {!isFull && problems.includes('unproven') && m.offline_problem_unproven()}
      </p>
      {isFull && (
        <ButtonLink className="mt-3" to="/account-settings#offline">
          {m.offline_tidy()}
        </ButtonLink>
      )}
    </Notice>
  )
}
