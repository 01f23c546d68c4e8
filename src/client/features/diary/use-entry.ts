import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DiaryEntry, DiaryWeek } from '../../../contract/diary.ts'
import { api, query } from '../../data/api.ts'
import { useAuth } from '../../data/session.tsx'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import { withEntry, withoutEntry } from './kept-entries.ts'

/** What the family writes to an entry. */
export type EntryWords = Partial<Pick<DiaryEntry, 'companions' | 'mood' | 'note'>>

export type SaveState = 'idle' | 'pending' | 'success' | 'error'

/** Changes one entry of the diary; what is changed shows at once. */
export function useEntry(entry: DiaryEntry, title: string) {
  const { user } = useAuth()
  const client = useQueryClient()
  const { childId, day, story } = entry
  const key = { uid: user?.uid ?? '', childId, day, storyId: story.storyId }
  const weeks = { queryKey: query.diary.week.key() }
  const change = (how: (week: DiaryWeek) => DiaryWeek) =>
    client.setQueriesData<DiaryWeek>(weeks, (week) => week && how(week))
  const refresh = () => client.invalidateQueries(weeks)

  const save = useMutation({
    // One after the other, so that the last word is the one that stays.
    scope: { id: `diary-${childId}-${day}-${story.storyId}` },
    mutationFn: (changed: EntryWords) => api.diary.update({ ...key, ...changed }),
    onMutate: async (changed) => {
      await client.cancelQueries(weeks)
      change((week) => withEntry(week, { ...entry, ...changed }))
    },
    onSettled: () => refresh(),
  })

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
      change((week) => withoutEntry(week, entry))
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
    save: (changed: EntryWords) => save.mutate(changed),
    state: save.status satisfies SaveState,
    /** Sends again what could not be saved. */
    retry: () => save.variables && save.mutate(save.variables),
    remove: () => remove.mutate(),
  }
}
