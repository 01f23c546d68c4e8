import type { EditedDraft } from '../../../../../contract/draft.ts'
import type { StoryDraft } from '../../../../../contract/story-draft.ts'
import { withoutUnusedPictures } from './draft-change.ts'

/** Delay of a save after the last change, and of a retry after a failure. */
export const saveDelayMs = 5000
export const retryDelayMs = 10_000

/** Result of a save. */
export type SaveResult =
  | { kind: 'saved'; draft: EditedDraft }
  /** Another editor has saved since this draft was loaded. */
  | { kind: 'conflict'; current: EditedDraft }
  /** The server refuses this content; a retry would not help. */
  | { kind: 'refused' }
  /** No network, or the server is unavailable. */
  | { kind: 'failed' }

export interface DraftSnapshot {
  /** The story as the editor has typed it. */
  story: StoryDraft
  /** The draft as the server has it. */
  base: EditedDraft
  state: 'saved' | 'changed' | 'saving' | 'failed' | 'refused'
  /** The draft that another editor saved meanwhile; saving pauses until both are merged. */
  conflict: EditedDraft | null
  /** Null before the first save. */
  savedAt: Date | null
}

interface DraftSaverOptions {
  loaded: EditedDraft
  save: (story: StoryDraft, version: number) => Promise<SaveResult>
  now: () => Date
}

export type DraftSaver = ReturnType<typeof createDraftSaver>

/** Manages a draft while it is edited; saves it five seconds after the last change, one save at a time. */
export function createDraftSaver({ loaded, save, now }: DraftSaverOptions) {
  let snapshot: DraftSnapshot = {
    story: loaded.story,
    base: loaded,
    state: 'saved',
    conflict: null,
    savedAt: null,
  }
  let savedStory = loaded.story
  let timer: ReturnType<typeof setTimeout> | undefined
  let runningSave: Promise<void> | null = null
  const listeners = new Set<() => void>()

  const update = (changed: Partial<DraftSnapshot>) => {
    snapshot = { ...snapshot, ...changed }
    for (const listener of listeners) listener()
  }
  const scheduleSave = (delayMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void saveNow(), delayMs)
  }

  const send = async (story: StoryDraft) => {
    update({ state: 'saving' })
    const result = await save(withoutUnusedPictures(story), snapshot.base.version)
    const hasMore = snapshot.story !== story
    switch (result.kind) {
      case 'saved':
        savedStory = story
        update({ base: result.draft, state: hasMore ? 'changed' : 'saved', savedAt: now() })
        break
      case 'conflict':
        update({ conflict: result.current, state: 'changed' })
        break
      case 'refused':
        update({ state: hasMore ? 'changed' : 'refused' })
        break
      case 'failed':
        update({ state: 'failed' })
        scheduleSave(retryDelayMs)
    }
  }

  /** Saves unsaved changes; resolves to whether everything typed before the call is saved. */
  const saveNow = async (): Promise<boolean> => {
    clearTimeout(timer)
    const target = snapshot.story
    if (runningSave !== null) await runningSave
    if (savedStory === snapshot.story) return true
    if (snapshot.conflict || savedStory === target) return savedStory === target
    runningSave = send(snapshot.story).finally(() => {
      runningSave = null
    })
    await runningSave
    return savedStory === target || savedStory === snapshot.story
  }

  return {
    get: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (change: (story: StoryDraft) => StoryDraft) => {
      const story = change(snapshot.story)
      if (story === snapshot.story) return
      update({ story, state: snapshot.state === 'saving' ? 'saving' : 'changed' })
      if (!snapshot.conflict) scheduleSave(saveDelayMs)
    },
    saveNow,
    /** Restores a stored draft; reports a conflict if the server has a newer version. */
    restore: (stored: { story: StoryDraft; base: StoryDraft; version: number }) => {
      const { base } = snapshot
      if (stored.version === base.version) {
        update({ story: stored.story, state: 'changed' })
        return scheduleSave(saveDelayMs)
      }
      savedStory = stored.base
      update({
        story: stored.story,
        base: { ...base, story: stored.base, version: stored.version },
        conflict: base,
        state: 'changed',
      })
    },
    /** Uses the draft that another call, such as publishing, has changed; keeps unsaved changes. */
    replaceBase: (draft: EditedDraft) => {
      const isClean = savedStory === snapshot.story
      savedStory = isClean ? draft.story : savedStory
      update({ base: draft, story: isClean ? draft.story : snapshot.story, conflict: null })
    },
    /** Reports a conflict that a call other than a save has found. */
    reportConflict: (conflict: EditedDraft) => update({ conflict }),
    /** Saves the merged story, based on the other editor's version; resolves to whether that worked. */
    resolveConflict: (story: StoryDraft) => {
      if (!snapshot.conflict) return Promise.resolve(false)
      savedStory = snapshot.conflict.story
      update({ story, base: snapshot.conflict, conflict: null, state: 'changed' })
      return saveNow()
    },
    stop: () => clearTimeout(timer),
  }
}
