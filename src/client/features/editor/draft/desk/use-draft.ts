import { safe } from '@orpc/client'
import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { EditedDraft } from '../../../../../contract/draft.ts'
import type { StoryDraft } from '../../../../../contract/story-draft.ts'
import { api, query } from '../../../../data/api.ts'
import { isRefusal } from '../../../../data/query-client.ts'
import { now } from '../../../../lib/clock.ts'
import type { SaveAnswer } from '../draft-saver.ts'
import { createDraftSaver } from '../draft-saver.ts'

/** A draft while it is edited: it is saved by itself, with Strg+S, and when the network is back. */
export function useDraft(loaded: EditedDraft) {
  const client = useQueryClient()
  const [saver] = useState(() =>
    createDraftSaver({
      loaded,
      save: (story, version) => saveDraft(loaded.storyId, story, version),
      now,
    }),
  )
  const shown = useSyncExternalStore(saver.subscribe, saver.get, saver.get)
  const isSaved = shown.state === 'saved'

  useEffect(() => saver.stop, [saver])
  useEffect(
    () => onlineManager.subscribe((isOnline) => void (isOnline && saver.saveNow())),
    [saver],
  )
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      void saver.saveNow()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [saver])
  // The table and the list of versions show what was saved when they are next seen.
  const { version, state } = shown.base
  useEffect(() => {
    void version
    void state
    void client.invalidateQueries({ queryKey: query.draft.list.key() })
    void client.invalidateQueries({ queryKey: query.draft.listRevisions.key() })
  }, [client, version, state])

  return { saver, ...shown, isSaved }
}

async function saveDraft(storyId: string, story: StoryDraft, version: number): Promise<SaveAnswer> {
  const [error, draft] = await safe(api.draft.save({ storyId, story, version }))
  if (!error) return { kind: 'saved', draft }
  if ('code' in error && error.code === 'EDITED_MEANWHILE') {
    return { kind: 'edited-meanwhile', current: error.data.current }
  }
  return { kind: isRefusal(error) ? 'refused' : 'failed' }
}
