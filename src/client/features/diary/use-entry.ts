import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { DiaryEntry, DiaryWeek } from '../../../contract/diary.ts'
import { api, query } from '../../data/api.ts'
import { useAuth } from '../../data/session.tsx'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import { withoutEntry } from './kept-entries.ts'

/** What the family writes to an entry. */
export type EntryWords = Partial<Pick<DiaryEntry, 'companions' | 'mood' | 'note'>>

export type SaveState = 'idle' | 'pending' | 'success' | 'error'

/** One entry of the diary as it is wished for, and how to change it; what is changed shows at once. */
export function useEntry(kept: DiaryEntry, title: string) {
  const { user } = useAuth()
  const client = useQueryClient()
  const { childId, day, story } = kept
  const key = { uid: user?.uid ?? '', childId, day, storyId: story.storyId }
  const weeks = { queryKey: query.diary.week.key() }
  const mutationKey = ['diary', childId, day, story.storyId]
  const refresh = () => client.invalidateQueries(weeks)

  const save = useMutation({
    mutationKey,
    // One after the other, so that the last word is the one that stays.
    scope: { id: mutationKey.join() },
    mutationFn: (changed: EntryWords) => api.diary.update({ ...key, ...changed }),
    onSettled: () => refresh(),
  })
  // Laid over the answers: one that was asked for before knows nothing of them.
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as EntryWords,
  })
  const entry: DiaryEntry = Object.assign({}, kept, ...pending)

  const restore = async (removed: DiaryEntry) => {
    const { story: _, ...words } = removed
    await api.diary
      .restore({ ...key, ...words })
      .catch(() => void showToast(m.diary_restore_failed(), 'error'))
    await refresh()
  }
  const remove = useMutation({
    mutationFn: () => api.diary.remove(key),
    onMutate: async () => {
      await client.cancelQueries(weeks)
      client.setQueriesData<DiaryWeek>(weeks, (week) => week && withoutEntry(week, kept))
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
    save: (changed: EntryWords) => save.mutate(changed),
    state: save.status satisfies SaveState,
    /** Sends again what could not be saved. */
    retry: () => save.variables && save.mutate(save.variables),
    remove: () => remove.mutate(),
  }
}
