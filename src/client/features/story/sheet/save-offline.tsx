import { Check, Download, RotateCw, Trash2 } from 'lucide-react'
import type { OpenedStory } from '../../../../contract/reading.ts'
import type { StoryCard } from '../../../../contract/story-card.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { now } from '../../../lib/clock.ts'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { HomeScreenNotice } from '../../offline-stories/home-screen-notice.tsx'
import { formatBytes, readsLeft } from '../../offline-stories/offline-rules.ts'
import {
  type OfflineEntry,
  type SaveProblem,
  type Saving,
  useOfflineStories,
} from '../../offline-stories/offline-state.ts'
import { titleIn } from '../labels/story-texts.ts'
import { useMonthStories } from '../state/use-story-states.ts'
import './save-offline.css'
import { useRemoveOffline } from '../../offline-stories/use-remove-offline.ts'

interface SaveOfflineProps {
  card: StoryCard
  /** The story where it is open already: saving it counts no read. */
  opened?: OpenedStory
}

/** „Offline speichern“ with its state; nothing for guests and in browsers without storage. */
export function SaveOffline({ card, opened }: SaveOfflineProps) {
  const { manager, stories, saving, isFirstSaved } = useOfflineStories()
  if (!manager) return null
  const entry = stories.get(card.storyId) ?? null
  const state = saving.get(card.storyId)
  const onSave = () => manager.save([card], opened)
  const isSaving = state !== undefined && state.kind !== 'failed'
  return (
    <div className="save-offline">
      {isSaving && <SavingLine state={state} onCancel={() => manager.cancel([card.storyId])} />}
      {!isSaving && entry?.isSaved && <SavedLine card={card} entry={entry} />}
      {!isSaving && !entry?.isSaved && (
        <Offer
          card={card}
          onSave={onSave}
          isPartlyStored={entry !== null}
          isCounted={!opened && !entry}
          problem={state?.kind === 'failed' ? state.problem : null}
        />
      )}
      {isFirstSaved && <HomeScreenNotice />}
    </div>
  )
}

interface OfferProps {
  card: StoryCard
  /** Text and pictures are stored already. */
  isPartlyStored: boolean
  /** Whether saving may count as one of the month's stories. */
  isCounted: boolean
  /** Why the last try failed. */
  problem: SaveProblem | null
  onSave: () => void
}

/** The button and what to know before pressing it. */
function Offer({ card, isPartlyStored, isCounted, problem, onSave }: OfferProps) {
  const isOnline = useIsOnline()
  const { isOpen } = useMonthStories()
  // Saving would spend a read of a month that has none left.
  if (isOnline && isCounted && !isOpen(card)) return null
  return (
    <>
      {problem && <Problem problem={problem} />}
      {!problem && isPartlyStored && <p>{m.offline_automatic()}</p>}
      {!isOnline && !isPartlyStored && <p>{m.offline_needs_network()}</p>}
      {isOnline && (
        <div className="save-offline-row">
          <SaveButton
            card={card}
            isRetry={problem !== null}
            isWhole={isPartlyStored}
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
  isRetry: boolean
  /** Whether a part is stored already, so that saving completes it. */
  isWhole: boolean
  onClick: () => void
}

function SaveButton({ card, isRetry, isWhole, onClick }: SaveButtonProps) {
  const Icon = isRetry ? RotateCw : Download
  const label = isWhole ? wholeLabel(card) : m.offline_save()
  const title = titleIn(getLocale(), card).text
  return (
    <Button
      className="save-offline-button"
      aria-label={isRetry || isWhole ? undefined : m.offline_save_named({ title })}
      onClick={onClick}
    >
      <Icon aria-hidden="true" size={22} />
      {isRetry ? m.offline_save_again() : label}
    </Button>
  )
}

/** What saving adds to the text and pictures that are stored already. */
function wholeLabel({ hasAudio, hasPdf }: StoryCard): string {
  if (hasAudio && hasPdf) return m.offline_save_whole()
  if (hasAudio) return m.offline_save_sound()
  return hasPdf ? m.offline_save_pdf() : m.offline_save()
}

/** What saving costs of the month's stories; nothing for plans without a limit. */
function Cost() {
  const { profile } = useAuth()
  const reads = readsLeft(profile, now())
  const { confirmLeft } = useMonthStories()
  if (reads === null || confirmLeft !== null) return null
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
      <div className="save-offline-state">
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
      return m.offline_save_progress({ done, total, size: formatBytes(bytes, getLocale()) })
    }
    default:
      return state satisfies never
  }
}

function SavedLine({ card, entry }: { card: StoryCard; entry: OfflineEntry }) {
  const remove = useRemoveOffline()
  const title = titleIn(getLocale(), card).text
  const size = formatBytes(entry.size, getLocale())
  const hasMinutes = (useAuth().profile?.subscription.quotas.audioMinutes ?? 0) > 0
  return (
    <>
      <div className="save-offline-state">
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

/** Why saving failed, and what to do. */
function Problem({ problem }: { problem: SaveProblem }) {
  const texts = {
    full: m.offline_problem_full(),
    quota: m.offline_problem_quota(),
    unverified: m.offline_problem_unverified(),
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
