import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { DiaryEntry, DiaryWeek } from '../../../contract/diary.ts'
import { api, query } from '../../data/core/api.ts'
import { useAuth } from '../../data/session/session.tsx'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import { withoutEntry } from './week-entries.ts'

/** A change to an entry. */
export type EntryChange = Partial<Pick<DiaryEntry, 'companions' | 'mood' | 'note'>>

export type SaveState = 'idle' | 'pending' | 'success' | 'error'

/** An entry of the diary with pending changes applied, and functions to change it. */
export function useEntry(stored: DiaryEntry, title: string) {
  const { user } = useAuth()
  const client = useQueryClient()
  const { childId, day, story } = stored
  const key = { uid: user?.uid ?? '', childId, day, storyId: story.storyId }
  const weeks = { queryKey: query.diary.week.key() }
  const mutationKey = ['diary', childId, day, story.storyId]
  const refresh = () => client.invalidateQueries(weeks)

  const save = useMutation({
    mutationKey,
    // Serial, so that the last change wins.
    scope: { id: mutationKey.join() },
    mutationFn: (changed: EntryChange) => api.diary.update({ ...key, ...changed }),
    onSettled: () => refresh(),
  })
  // Applied to every answer, because the answer to an earlier request lacks them.
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as EntryChange,
  })
  const entry: DiaryEntry = Object.assign({}, stored, ...pending)

  const restore = async (removed: DiaryEntry) => {
    const { story: _, ...content } = removed
    await api.diary
      .restore({ ...key, ...content })
      .catch(() => void showToast(m.diary_restore_failed(), 'error'))
    await refresh()
  }
  const remove = useMutation({
    mutationFn: () => api.diary.remove(key),
    onMutate: async () => {
      await client.cancelQueries(weeks)
      client.setQueriesData<DiaryWeek>(weeks, (week) => week && withoutEntry(week, stored))
    },
    onSuccess: (removed) => {
      void showToast(m.diary_removed({ title }), 'info', {
        label: m.dashboard_undo(),
        onAction: () => void restore(removed),
      })
    },
    onError: () => void showToast(m.diary_remove_failed({ title }), 'error'),
    onSettled: () => refresh(),
  })

  return {
    entry,
    save: (changed: EntryChange) => save.mutate(changed),
    state: save.status satisfies SaveState,
    /** Sends the failed change again. */
    retry: () => save.variables && save.mutate(save.variables),
    remove: () => remove.mutate(),
  }
}
