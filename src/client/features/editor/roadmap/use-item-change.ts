import { ORPCError } from '@orpc/client'
import { useQueryClient } from '@tanstack/react-query'
import type { EditedItem } from '../../../../contract/roadmap.ts'
import { api, query } from '../../../data/api.ts'
import { showAnswer } from '../../../data/show-answer.ts'
import { useSingleMutation } from '../../../data/use-single-mutation.ts'
import { m } from '../../../paraglide/messages.js'
import { showToast } from '../../../ui/toast.ts'
import { shownText } from '../../roadmap/roadmap-words.ts'
import type { ItemDraft } from './item-draft.ts'
import { textsOf } from './item-draft.ts'
import { itemsQuery } from './items-query.ts'

interface Save {
  /** Null for one that is new. */
  item: EditedItem | null
  draft: ItemDraft
}

/** The item as somebody else has saved it meanwhile; undefined where that is not what went wrong. */
export function savedMeanwhile(error: unknown): EditedItem | null | undefined {
  if (!(error instanceof ORPCError) || error.code !== 'EDITED_MEANWHILE') return undefined
  return error.data.current
}

/** Whether the item to which the votes should go does not take them. */
export function isTargetRefused(error: unknown): boolean {
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return false
  const fields: { path: string }[] = error.data?.fields ?? []
  return fields.some(({ path }) => path === 'duplicateOf')
}

/** Saves an item, or makes it; the public page learns of it, too. */
export function useSaveItem(onSaved: () => void) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: ({ item, draft }: Save) => (item ? save(item, draft) : create(draft)),
    onSuccess: async (saved) => {
      await queryClient.invalidateQueries({ queryKey: query.roadmap.key() })
      void showToast(m.editor_roadmap_saved({ title: shownText(saved.titles).text }), 'success')
      onSaved()
    },
  })
}

function save({ itemId, version }: EditedItem, draft: ItemDraft) {
  const { state, month, answer, duplicateOf } = draft
  return api.roadmap.save({
    itemId,
    version,
    ...textsOf(draft),
    state,
    month: month || null,
    answer,
    duplicateOf: state === 'duplicate' ? duplicateOf : null,
  })
}

function create(draft: ItemDraft) {
  const { titles, bodies } = textsOf(draft)
  const state = draft.state === 'duplicate' ? 'open' : draft.state
  return api.roadmap.create({
    titles: { ...titles, de: titles.de ?? '' },
    bodies: { ...bodies, de: bodies.de ?? '' },
    state,
    month: draft.month || null,
  })
}

/** Removes what nobody should read. */
export function useRemoveItem(onRemoved: () => void) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: ({ itemId }: EditedItem) => api.roadmap.remove({ itemId }),
    onSuccess: (listed, { titles }) => {
      showAnswer(queryClient, itemsQuery().queryKey, listed)
      void queryClient.invalidateQueries({ queryKey: query.roadmap.list.key() })
      void showToast(m.editor_roadmap_removed({ title: shownText(titles).text }), 'success')
      onRemoved()
    },
  })
}
