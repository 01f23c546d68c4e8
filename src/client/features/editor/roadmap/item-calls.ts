import { ORPCError } from '@orpc/client'
import { useQueryClient } from '@tanstack/react-query'
import type { EditedItem } from '../../../../contract/roadmap.ts'
import { api, query } from '../../../data/core/api.ts'
import { showAnswer } from '../../../data/queries/show-answer.ts'
import { useSingleMutation } from '../../../data/queries/use-single-mutation.ts'
import { m } from '../../../paraglide/messages.js'
import { showToast } from '../../../ui/toast.ts'
import { localizedText } from '../../roadmap/roadmap-labels.ts'
import { type ItemDraft, toTexts } from './item-draft.ts'

export const itemsQuery = () => query.roadmap.listAll.queryOptions()

interface Save {
  /** Null for a new item. */
  item: EditedItem | null
  draft: ItemDraft
}

/** Whether the server refused the item that a duplicate names. */
export function isTargetRefused(error: unknown): boolean {
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return false
  const fields: { path: string }[] = error.data?.fields ?? []
  return fields.some(({ path }) => path === 'duplicateOf')
}

/** Creates or saves an item and refetches every list of the roadmap. */
export function useSaveItem(onSaved: () => void) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: ({ item, draft }: Save) => (item ? save(item, draft) : create(draft)),
    onSuccess: async (saved) => {
      await queryClient.invalidateQueries({ queryKey: query.roadmap.key() })
      void showToast(m.editor_roadmap_saved({ title: localizedText(saved.titles).text }), 'success')
      onSaved()
    },
  })
}

function save({ itemId, version }: EditedItem, draft: ItemDraft) {
  const { state, month, answer, duplicateOf } = draft
  return api.roadmap.save({
    itemId,
    version,
    ...toTexts(draft),
    state,
    month: month || null,
    answer,
    duplicateOf: state === 'duplicate' ? duplicateOf : null,
  })
}

function create(draft: ItemDraft) {
  const { titles, bodies } = toTexts(draft)
  const state = draft.state === 'duplicate' ? 'open' : draft.state
  return api.roadmap.create({
    titles: { ...titles, de: titles.de ?? '' },
    bodies: { ...bodies, de: bodies.de ?? '' },
    state,
    month: draft.month || null,
  })
}

export function useRemoveItem(onRemoved: () => void) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: ({ itemId }: EditedItem) => api.roadmap.remove({ itemId }),
    onSuccess: (listed, { titles }) => {
      showAnswer(queryClient, itemsQuery().queryKey, listed)
      void queryClient.invalidateQueries({ queryKey: query.roadmap.list.key() })
      void showToast(m.editor_roadmap_removed({ title: localizedText(titles).text }), 'success')
      onRemoved()
    },
  })
}
