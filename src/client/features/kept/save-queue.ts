import { ORPCError } from '@orpc/client'
import type { QueryClient } from '@tanstack/react-query'
import type { OpenedStory } from '../../../contract/reading.ts'
import type { StoryCard } from '../../../contract/story.ts'
import { api } from '../../data/api.ts'
import { isRefusal } from '../../data/query-client.ts'
import { pause } from '../../lib/pause.ts'
import { isFirstSave } from './device-storage.ts'
import { keepStory } from './keep-story.ts'
import { FileMissing } from './kept-cache.ts'
import type { Shelf } from './kept-list.ts'
import { showEverywhere, showKept, sweep, tellLost, withTurn } from './kept-list.ts'
import type { SaveProblem, SaveQueue, Saving } from './kept-state.ts'
import { keptState, setKeptState } from './kept-state.ts'
import { addWish, dropWish, isWanted } from './wishes.ts'

interface Job {
  card: StoryCard
  opened: OpenedStory | null
  key: string
  abort: AbortController
}

const retryMs = 30_000
const mostTries = 3

export function createSaveQueue(shelf: Shelf, client: QueryClient): SaveQueue {
  const { uid, store } = shelf
  const { signal } = shelf.keeping
  const jobs: Job[] = []
  let isWorking = false

  const show = (storyId: string, state: Saving | null) => {
    if (signal.aborted) return
    const saving = new Map(keptState().saving)
    if (state) saving.set(storyId, state)
    else saving.delete(storyId)
    setKeptState({ saving })
  }

  /** Ends a job; without a problem it is done or no longer wanted. */
  const end = (job: Job, problem: SaveProblem | null) => {
    const at = jobs.indexOf(job)
    if (at < 0) return
    jobs.splice(at, 1)
    dropWish(uid, job.card.storyId)
    show(job.card.storyId, problem && { kind: 'failed', problem })
  }

  const work = async () => {
    if (isWorking) return
    isWorking = true
    for (let job = jobs[0]; job && !signal.aborted; job = jobs[0]) {
      const problem = await attend(job)
      // After a sign-out everything of the account is gone, its wishes too.
      if (!signal.aborted) end(job, problem)
    }
    isWorking = false
    if (!signal.aborted) sweep(shelf).catch(() => undefined)
  }

  const attend = async (job: Job): Promise<SaveProblem | null> => {
    for (let tries = 1; !job.abort.signal.aborted; tries++) {
      const problem = await tryOnce(job)
      if (problem !== 'offline') return problem
      if (navigator.onLine && tries >= mostTries) return 'failed'
      // Its addresses may have run out; asking again costs nothing in the same month.
      job.opened = null
      show(job.card.storyId, { kind: 'paused' })
      await untilOnline(job.abort.signal)
    }
    return null
  }

  const tryOnce = async (job: Job): Promise<SaveProblem | null> => {
    try {
      await withTurn({ signal: job.abort.signal }, () => saveOne(job))
      return null
    } catch (error) {
      return job.abort.signal.aborted ? null : problemOf(error)
    }
  }

  const saveOne = async ({ card, key, opened, abort }: Job) => {
    const { storyId } = card
    if (!isWanted(uid, storyId)) return
    // Another tab may have been quicker.
    const known = await store.get('kept', [uid, storyId])
    if (known?.isSaved) return showKept(shelf)
    const onProgress = (done: number, total: number, bytes: number) => {
      if (!abort.signal.aborted) show(storyId, { kind: 'loading', done, total, bytes })
    }
    onProgress(0, 0, 0)
    const story = opened ?? (await openFor(storyId, key))
    const options = { client, signal: abort.signal, onProgress }
    await keepStory(shelf, { story, card, isSaved: true }, options)
    await showEverywhere(shelf)
    tellLost(keptState().lost)
    if (isFirstSave()) setKeptState({ isFirstSaved: true })
  }

  return {
    has: (storyId) => jobs.some(({ card }) => card.storyId === storyId),
    save(cards, opened) {
      for (const card of cards) {
        const { storyId } = card
        if (keptState().kept.get(storyId)?.isSaved) continue
        if (jobs.some((job) => job.card.storyId === storyId)) continue
        const abort = new AbortController()
        signal.addEventListener('abort', () => abort.abort(), { signal: abort.signal })
        const given = opened?.storyId === storyId ? opened : null
        jobs.push({ card, opened: given, key: addWish(uid, card).key, abort })
        show(storyId, { kind: 'waiting' })
      }
      void work()
    },
    cancel(storyIds) {
      const isMeant = (storyId: string) => !storyIds || storyIds.includes(storyId)
      for (const job of jobs.filter(({ card }) => isMeant(card.storyId))) {
        job.abort.abort()
        end(job, null)
      }
      // What failed is no job any more.
      for (const storyId of keptState().saving.keys()) if (isMeant(storyId)) show(storyId, null)
    },
  }
}

const openFor = (storyId: string, idempotencyKey: string) =>
  api.reading.open({ storyId }, { context: { idempotencyKey } })

function problemOf(error: unknown): SaveProblem {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full'
  if (error instanceof FileMissing) return 'offline'
  if (!isRefusal(error)) return 'offline'
  const code = error instanceof ORPCError ? error.code : null
  if (code === 'EMAIL_UNPROVEN') return 'unproven'
  return code === 'QUOTA_EXCEEDED' ? 'quota' : 'unavailable'
}

/** Waits until the network comes back, at most a while. */
async function untilOnline(signal: AbortSignal): Promise<void> {
  const soon = new AbortController()
  addEventListener('online', () => soon.abort(), { once: true, signal: soon.signal })
  await pause(retryMs, AbortSignal.any([signal, soon.signal]))
  soon.abort()
}
