import type { EditedDraft } from '../../../../contract/draft.ts'
import type { StoryDraft } from '../../../../contract/story-draft.ts'
import { withoutUnusedPictures } from './draft-change.ts'

/** How long after the last key a draft is saved, and how long after a failure it is tried again. */
export const saveDelayMs = 5000
export const retryDelayMs = 10_000

/** What became of a save. */
export type SaveAnswer =
  | { kind: 'saved'; draft: EditedDraft }
  /** Somebody else has saved since this draft was loaded. */
  | { kind: 'edited-meanwhile'; current: EditedDraft }
  /** It will not be taken like this, however often it is sent. */
  | { kind: 'refused' }
  /** No network, or the server is away. */
  | { kind: 'failed' }

export interface DraftSnapshot {
  /** As it is typed. */
  story: StoryDraft
  /** As the server has it. */
  base: EditedDraft
  state: 'saved' | 'changed' | 'saving' | 'failed' | 'refused'
  /** What somebody else saved meanwhile; nothing is saved until both are one again. */
  rival: EditedDraft | null
  savedAt: Date | null
}

interface DraftSaverOptions {
  loaded: EditedDraft
  save: (story: StoryDraft, version: number) => Promise<SaveAnswer>
  now: () => Date
}

export type DraftSaver = ReturnType<typeof createDraftSaver>

/** Keeps a draft while it is typed and saves it five seconds after the last key, one save at a time. */
export function createDraftSaver({ loaded, save, now }: DraftSaverOptions) {
  let shown: DraftSnapshot = {
    story: loaded.story,
    base: loaded,
    state: 'saved',
    rival: null,
    savedAt: null,
  }
  let saved = loaded.story
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  const listeners = new Set<() => void>()

  const show = (changed: Partial<DraftSnapshot>) => {
    shown = { ...shown, ...changed }
    for (const listener of listeners) listener()
  }
  const saveIn = (delayMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void saveNow(), delayMs)
  }

  const send = async (story: StoryDraft) => {
    show({ state: 'saving' })
    const answer = await save(withoutUnusedPictures(story), shown.base.version)
    const hasMore = shown.story !== story
    switch (answer.kind) {
      case 'saved':
        saved = story
        show({ base: answer.draft, state: hasMore ? 'changed' : 'saved', savedAt: now() })
        break
      case 'edited-meanwhile':
        show({ rival: answer.current, state: 'changed' })
        break
      case 'refused':
        show({ state: hasMore ? 'changed' : 'refused' })
        break
      case 'failed':
        show({ state: 'failed' })
        saveIn(retryDelayMs)
    }
  }

  /** Saves what is not saved yet; true once everything typed until now is. */
  const saveNow = async (): Promise<boolean> => {
    clearTimeout(timer)
    const wanted = shown.story
    if (running !== null) await running
    if (saved === shown.story) return true
    if (shown.rival || saved === wanted) return saved === wanted
    running = send(shown.story).finally(() => {
      running = null
    })
    await running
    return saved === wanted || saved === shown.story
  }

  return {
    get: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (change: (story: StoryDraft) => StoryDraft) => {
      const story = change(shown.story)
      if (story === shown.story) return
      show({ story, state: shown.state === 'saving' ? 'saving' : 'changed' })
      if (!shown.rival) saveIn(saveDelayMs)
    },
    saveNow,
    /** Goes on with what was typed before; where somebody has saved since, both are to be compared. */
    restore: (kept: { story: StoryDraft; base: StoryDraft; version: number }) => {
      const { base } = shown
      if (kept.version === base.version) {
        show({ story: kept.story, state: 'changed' })
        return saveIn(saveDelayMs)
      }
      saved = kept.base
      show({
        story: kept.story,
        base: { ...base, story: kept.base, version: kept.version },
        rival: base,
        state: 'changed',
      })
    },
    /** Another call has changed the draft on the server: what it answered is the draft now. */
    accept: (draft: EditedDraft) => {
      const isClean = saved === shown.story
      saved = isClean ? draft.story : saved
      show({ base: draft, story: isClean ? draft.story : shown.story, rival: null })
    },
    /** Somebody else has saved, as another call than a save found out. */
    meet: (rival: EditedDraft) => show({ rival }),
    /** Goes on with what both versions became, on top of the other's. */
    settle: (story: StoryDraft) => {
      if (!shown.rival) return Promise.resolve(false)
      saved = shown.rival.story
      show({ story, base: shown.rival, rival: null, state: 'changed' })
      return saveNow()
    },
    stop: () => clearTimeout(timer),
  }
}
