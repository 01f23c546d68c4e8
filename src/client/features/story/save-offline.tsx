import { Check, Download, RotateCw, Trash2 } from 'lucide-react'
import type { OpenedStory } from '../../../contract/reading.ts'
import type { StoryCard } from '../../../contract/story.ts'
import { useAuth } from '../../data/session.tsx'
import { now } from '../../lib/clock.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { HomeScreenNote } from '../kept/home-screen-note.tsx'
import { inMegabytes, readsLeft } from '../kept/kept-rules.ts'
import type { KeptEntry, SaveProblem, Saving } from '../kept/kept-state.ts'
import { useKept } from '../kept/kept-state.ts'
import { titleIn } from './story-words.ts'
import './save-offline.css'
import { useRemoveKept } from '../kept/use-remove-kept.ts'

interface SaveOfflineProps {
  card: StoryCard
  /** Where the story lies open already, and saving it spends nothing. */
  opened?: OpenedStory
}

/** „Offline speichern“ and what became of it; nothing for guests and where nothing can be kept. */
export function SaveOffline({ card, opened }: SaveOfflineProps) {
  const { keeper, kept, saving, isFirstSaved } = useKept()
  if (!keeper) return null
  const entry = kept.get(card.storyId) ?? null
  const state = saving.get(card.storyId)
  const onSave = () => keeper.save([card], opened)
  const isGoing = state !== undefined && state.kind !== 'failed'
  return (
    <div className="save-offline">
      {isGoing && <SavingLine state={state} onCancel={() => keeper.cancel([card.storyId])} />}
      {!isGoing && entry?.isSaved && <SavedLine card={card} entry={entry} />}
      {!isGoing && !entry?.isSaved && (
        <Offer
          {...{ card, onSave }}
          isPartlyKept={entry !== null}
          isCounted={!opened && !entry}
          problem={state?.kind === 'failed' ? state.problem : null}
        />
      )}
      {isFirstSaved && <HomeScreenNote />}
    </div>
  )
}

interface OfferProps {
  card: StoryCard
  /** Text and pictures are here already. */
  isPartlyKept: boolean
  /** Whether it may take one of the month's stories. */
  isCounted: boolean
  /** Why the last try failed. */
  problem: SaveProblem | null
  onSave: () => void
}

/** The button, and what is to be known before it is pressed. */
function Offer({ card, isPartlyKept, isCounted, problem, onSave }: OfferProps) {
  const isOnline = useIsOnline()
  return (
    <>
      {problem && <Problem problem={problem} />}
      {!problem && isPartlyKept && <p>{m.offline_automatic()}</p>}
      {!isOnline && !isPartlyKept && <p>{m.offline_needs_network()}</p>}
      {isOnline && (
        <div className="save-offline-row">
          <SaveButton
            {...{ card, isAgain: problem !== null, isWhole: isPartlyKept }}
            onClick={onSave}
          />
          {isCounted && <Cost />}
        </div>
      )}
    </>
  )
}

interface SaveButtonProps {
  card: StoryCard
  isAgain: boolean
  isWhole: boolean
  onClick: () => void
}

function SaveButton({ card, isAgain, isWhole, onClick }: SaveButtonProps) {
  const Sign = isAgain ? RotateCw : Download
  const label = isWhole ? m.offline_save_whole() : m.offline_save()
  const title = titleIn(getLocale(), card).text
  return (
    <Button
      className="save-offline-button"
      aria-label={isAgain || isWhole ? undefined : m.offline_save_named({ title })}
      onClick={onClick}
    >
      <Sign aria-hidden="true" size={22} />
      {isAgain ? m.offline_save_again() : label}
    </Button>
  )
}

/** What saving takes from the month's stories; nothing to be said where they are not counted. */
function Cost() {
  const { profile } = useAuth()
  const reads = readsLeft(profile, now())
  if (reads === null) return null
  const { left: count, total } = reads
  if (count === 0) {
    return <p className="save-offline-cost">{m.offline_save_month_read({ total })}</p>
  }
  return (
    <p className="save-offline-cost">
      {m.offline_save_counts({ count, total })}{' '}
      <span className="text-soft">{m.offline_save_counts_not_twice()}</span>
    </p>
  )
}

function SavingLine({
  state,
  onCancel,
}: {
  state: Exclude<Saving, { kind: 'failed' }>
  onCancel: () => void
}) {
  return (
    <>
      <div className="save-offline-going">
        <p role="status">{savingText(state)}</p>
        {state.kind === 'loading' && (
          <progress
            aria-label={m.offline_save()}
            value={state.done}
            max={Math.max(1, state.total)}
          />
        )}
      </div>
      <Button onClick={onCancel}>{m.offline_save_cancel()}</Button>
    </>
  )
}

function savingText(state: Exclude<Saving, { kind: 'failed' }>): string {
  switch (state.kind) {
    case 'waiting':
      return m.offline_save_waits()
    case 'paused':
      return m.offline_save_paused()
    case 'loading': {
      const { done, total, bytes } = state
      if (total === 0) return m.offline_save_opens()
      return m.offline_save_progress({ done, total, size: inMegabytes(bytes, getLocale()) })
    }
    default:
      return state satisfies never
  }
}

function SavedLine({ card, entry }: { card: StoryCard; entry: KeptEntry }) {
  const remove = useRemoveKept()
  const title = titleIn(getLocale(), card).text
  const size = inMegabytes(entry.size, getLocale())
  const hasMinutes = (useAuth().profile?.subscription.quotas.audioMinutes ?? 0) > 0
  return (
    <>
      <div className="save-offline-going">
        <p role="status" className="save-offline-saved">
          <Check aria-hidden="true" size={22} strokeWidth={3} />
          {m.offline_saved_size({ size })}
        </p>
        {card.hasAudio && hasMinutes && (
          <p className="text-sm text-soft">{m.offline_saved_sound()}</p>
        )}
        {card.hasVideo && <p className="text-sm text-soft">{m.offline_saved_film()}</p>}
      </div>
      <button
        type="button"
        className="quiet-action"
        aria-label={m.offline_remove_named({ title })}
        onClick={() => remove([entry], m.offline_removed({ title }))}
      >
        <Trash2 aria-hidden="true" size={18} /> {m.offline_remove()}
      </button>
    </>
  )
}

/** Why it did not work, and the way on. */
function Problem({ problem }: { problem: SaveProblem }) {
  const texts = {
    full: m.offline_problem_full(),
    quota: m.offline_problem_quota(),
    unproven: m.offline_problem_unproven(),
    unavailable: m.offline_problem_unavailable(),
    offline: m.offline_problem_failed(),
    failed: m.offline_problem_failed(),
  }
  return (
    <div role="alert" className="save-offline-problem">
      <p>{texts[problem]}</p>
      {problem === 'full' && (
        <ButtonLink to="/account-settings#offline">{m.offline_tidy()}</ButtonLink>
      )}
    </div>
  )
}
