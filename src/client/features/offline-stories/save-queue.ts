import { ORPCError } from '@orpc/client'
import type { QueryClient } from '@tanstack/react-query'
import type { OpenedStory } from '../../../contract/reading.ts'
import type { StoryCard } from '../../../contract/story-card.ts'
import { api } from '../../data/core/api.ts'
import { isRefusal } from '../../data/queries/query-client.ts'
import { pause } from '../../lib/pause.ts'
import { recordSave } from './device-storage.ts'
import { FileMissingError } from './offline-files.ts'
import {
  type OfflineAccount,
  removeUnusedFiles,
  showEverywhere,
  showLost,
  showStored,
  withDownloadLock,
} from './offline-list.ts'
import {
  offlineState,
  type SaveProblem,
  type SaveQueue,
  type Saving,
  setOfflineState,
} from './offline-state.ts'
import { addSaveRequest, isRequested, removeSaveRequest } from './save-requests.ts'
import { saveStory } from './save-story.ts'

interface Job {
  card: StoryCard
  /** The story where the reader has it open; else the job opens it. */
  opened: OpenedStory | null
  idempotencyKey: string
  abort: AbortController
}

const retryMs = 30_000
const maxTries = 3

export function createSaveQueue(account: OfflineAccount, client: QueryClient): SaveQueue {
  const { uid, store, signal } = account
  const jobs: Job[] = []
  let isWorking = false

  const setSaving = (storyId: string, state: Saving | null) => {
    if (signal.aborted) return
    const saving = new Map(offlineState().saving)
    if (state) saving.set(storyId, state)
    else saving.delete(storyId)
    setOfflineState({ saving })
  }

  /** Removes a job and shows its problem; without one it is done or cancelled. */
  const endJob = (job: Job, problem: SaveProblem | null) => {
    const index = jobs.indexOf(job)
    if (index < 0) return
    jobs.splice(index, 1)
    removeSaveRequest(uid, job.card.storyId)
    setSaving(job.card.storyId, problem && { kind: 'failed', problem })
  }

  const runJobs = async () => {
    if (isWorking) return
    isWorking = true
    for (let job = jobs[0]; job && !signal.aborted; job = jobs[0]) {
      const problem = await runJob(job)
      // After a sign-out all data of the account is removed, its requests too.
      if (!signal.aborted) endJob(job, problem)
    }
    isWorking = false
    if (!signal.aborted) removeUnusedFiles(account).catch(() => undefined)
  }

  const runJob = async (job: Job): Promise<SaveProblem | null> => {
    for (let tries = 1; !job.abort.signal.aborted; tries++) {
      const problem = await tryOnce(job)
      if (problem !== 'offline') return problem
      if (navigator.onLine && tries >= maxTries) return 'failed'
      // Its addresses may have expired; opening it again is free in the same month.
      job.opened = null
      setSaving(job.card.storyId, { kind: 'paused' })
      await untilOnline(job.abort.signal)
    }
    return null
  }

  const tryOnce = async (job: Job): Promise<SaveProblem | null> => {
    try {
      await withDownloadLock({ signal: job.abort.signal }, () => saveOne(job))
      return null
    } catch (error) {
      return job.abort.signal.aborted ? null : problemOf(error)
    }
  }

  const saveOne = async ({ card, idempotencyKey, opened, abort }: Job) => {
    const { storyId } = card
    if (!isRequested(uid, storyId)) return
    // Another tab may have saved it.
    const copy = await store.get('kept', [uid, storyId])
    if (copy?.isSaved) return showStored(account)
    const onProgress = (done: number, total: number, bytes: number) => {
      if (!abort.signal.aborted) setSaving(storyId, { kind: 'loading', done, total, bytes })
    }
    onProgress(0, 0, 0)
    const story = opened ?? (await openFor(storyId, idempotencyKey))
    const options = { client, signal: abort.signal, onProgress }
    await saveStory(account, { story, card, isSaved: true }, options)
    await showEverywhere(account)
    showLost(offlineState().lost)
    if (recordSave()) setOfflineState({ isFirstSaved: true })
  }

  return {
    has: (storyId) => jobs.some(({ card }) => card.storyId === storyId),
    save(cards, opened) {
      for (const card of cards) {
        const { storyId } = card
        if (offlineState().stories.get(storyId)?.isSaved) continue
        if (jobs.some((job) => job.card.storyId === storyId)) continue
        const abort = new AbortController()
        signal.addEventListener('abort', () => abort.abort(), { signal: abort.signal })
        const { key: idempotencyKey } = addSaveRequest(uid, card)
        const openedStory = opened?.storyId === storyId ? opened : null
        jobs.push({ card, opened: openedStory, idempotencyKey, abort })
        setSaving(storyId, { kind: 'waiting' })
      }
      void runJobs()
    },
    cancel(storyIds) {
      const isCancelled = (storyId: string) => !storyIds || storyIds.includes(storyId)
      for (const job of jobs.filter(({ card }) => isCancelled(card.storyId))) {
        job.abort.abort()
        endJob(job, null)
      }
      // Failed stories have no job any more.
      for (const storyId of offlineState().saving.keys())
        if (isCancelled(storyId)) setSaving(storyId, null)
    },
  }
}

const openFor = (storyId: string, idempotencyKey: string) =>
  api.reading.open({ storyId, forOffline: true }, { context: { idempotencyKey } })

function problemOf(error: unknown): SaveProblem {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full'
  if (error instanceof FileMissingError) return 'offline'
  if (!isRefusal(error)) return 'offline'
  const code = error instanceof ORPCError ? error.code : null
  if (code === 'EMAIL_UNVERIFIED') return 'unverified'
  return code === 'QUOTA_EXCEEDED' ? 'quota' : 'unavailable'
}

/** Waits until the network comes back, at most 30 s. */
async function untilOnline(signal: AbortSignal): Promise<void> {
  const wait = new AbortController()
  addEventListener('online', () => wait.abort(), { once: true, signal: wait.signal })
  await pause(retryMs, AbortSignal.any([signal, wait.signal]))
  wait.abort()
}
