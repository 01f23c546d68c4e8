import { safe } from '@orpc/client'
import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { EditedDraft } from '../../../../../contract/draft.ts'
import type { StoryDraft } from '../../../../../contract/story-draft.ts'
import { api, query } from '../../../../data/core/api.ts'
import { isRefusal } from '../../../../data/queries/query-client.ts'
import { now } from '../../../../lib/clock.ts'
import { findConflict } from '../../shared/edit-conflict.tsx'
import { createDraftSaver, type SaveResult } from '../core/draft-saver.ts'

/** Manages a draft while it is edited; saves after a pause, on Ctrl+S and when the network returns. */
export function useDraft(loaded: EditedDraft) {
  const client = useQueryClient()
  const [saver] = useState(() =>
    createDraftSaver({
      loaded,
      save: (story, version) => saveDraft(loaded.storyId, story, version),
      now,
    }),
  )
  const snapshot = useSyncExternalStore(saver.subscribe, saver.get, saver.get)
  const isSaved = snapshot.state === 'saved'

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
  // The table and the list of revisions have to show the saved version.
  const { version, state } = snapshot.base
  useEffect(() => {
    void version
    void state
    void client.invalidateQueries({ queryKey: query.draft.list.key() })
    void client.invalidateQueries({ queryKey: query.draft.listRevisions.key() })
  }, [client, version, state])

  return { saver, ...snapshot, isSaved }
}

async function saveDraft(storyId: string, story: StoryDraft, version: number): Promise<SaveResult> {
  const [error, draft] = await safe(api.draft.save({ storyId, story, version }))
  if (!error) return { kind: 'saved', draft }
  const current = findConflict<EditedDraft>(error)?.current
  if (current) return { kind: 'conflict', current }
  return { kind: isRefusal(error) ? 'refused' : 'failed' }
}
