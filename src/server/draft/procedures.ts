import { syllabify } from '@fabelhain/library/text/syllables.ts'
import type { EditedDraft } from '../../contract/draft.ts'
import { type CallContext, editors, notPublisher, publishers } from '../platform/context.ts'
import type { ChangeOutcome } from './bulk-change.ts'
import { changeDraft } from './bulk-change.ts'
import { checkDraft } from './checks.ts'
import {
  createDraft,
  removeDraft,
  restoreDraft,
  type SaveOutcome,
  saveDraft,
  setDraftState,
} from './commands.ts'
import { listDrafts } from './list.ts'
import { toMarkdown } from './markdown.ts'
import { isNarrationCurrent } from './outdated-files.ts'
import { publishDraft, withdrawDraft } from './publishing.ts'
import { findDraft, findRevision, listRevisions, type StoredDraft } from './queries.ts'
import { fileKeysOf, languagesOf } from './rules.ts'
import { computedLevel } from './words.ts'

type EditorContext = Pick<CallContext, 'clock' | 'signer'> & { uid: string }

export const draftProcedures = {
  list: editors.draft.list.handler(async ({ context, input }) => {
    const { rows, ...counts } = await listDrafts(context.db, input)
    const sign = signerFor(context)
    return {
      ...counts,
      rows: rows.map(({ coverKey, ...row }) => ({ ...row, coverUrl: coverKey && sign(coverKey) })),
    }
  }),

  get: editors.draft.get.handler(async ({ context, input, errors }) => {
    const draft = await findDraft(context.db, input.storyId)
    if (!draft) throw errors.NOT_FOUND()
    return present(context, draft)
  }),

  create: editors.draft.create.handler(async ({ context, input }) =>
    present(context, await createDraft(context.db, { ...input, ...editBy(context) })),
  ),

  save: editors.draft.save.handler(async ({ context, input, errors }) => {
    const saving = await saveDraft(context.db, { ...input, ...(await draftEditBy(context)) })
    if (saving.kind === 'file-unknown') throw errors.FILE_UNKNOWN()
    return presentSaved(context, saving, errors)
  }),

  setState: editors.draft.setState.handler(async ({ context, input, errors }) => {
    const saving = await setDraftState(context.db, { ...input, ...editBy(context) })
    return presentSaved(context, saving, errors)
  }),

  publish: publishers.draft.publish.handler(async ({ context, input, errors }) => {
    const at = input.at === null ? null : new Date(input.at)
    const publishing = await publishDraft(context.db, { ...input, at, ...editBy(context) })
    if (publishing.kind === 'not-ready') {
      throw errors.NOT_READY({ data: { checks: publishing.checks } })
    }
    if (publishing.kind === 'saved') context.publicAnswersChanged()
    return presentSaved(context, publishing, errors)
  }),

  withdraw: publishers.draft.withdraw.handler(async ({ context, input, errors }) => {
    const draft = await withdrawDraft(context.db, { ...input, ...editBy(context) })
    if (!draft) throw errors.NOT_FOUND()
    context.publicAnswersChanged()
    return present(context, draft)
  }),

  remove: editors.draft.remove.handler(async ({ context, input, errors }) => {
    const removal = await removeDraft(context.db, { ...input, ...(await draftEditBy(context)) })
    switch (removal) {
      case 'removed':
        return { isRemoved: true as const }
      case 'was-published':
        throw errors.WAS_PUBLISHED()
      case 'planned':
        throw notPublisher()
      case 'not-found':
        throw errors.NOT_FOUND()
      default:
        throw removal satisfies never
    }
  }),

  listRevisions: editors.draft.listRevisions.handler(async ({ context, input, errors }) => {
    const revisions = await listRevisions(context.db, input.storyId)
    if (revisions.length === 0) throw errors.NOT_FOUND()
    return revisions
  }),

  getRevision: editors.draft.getRevision.handler(async ({ context, input, errors }) => {
    const revision = await findRevision(context.db, input)
    if (!revision) throw errors.NOT_FOUND()
    return revision
  }),

  restore: editors.draft.restore.handler(async ({ context, input, errors }) => {
    const saving = await restoreDraft(context.db, { ...input, ...(await draftEditBy(context)) })
    return presentSaved(context, saving, errors)
  }),

  changeMany: editors.draft.changeMany.handler(async ({ context, input }) => {
    const { storyIds, change } = input
    const author = await draftEditBy(context)
    if (change.action && !author.isPublisher) throw notPublisher()
    const outcomes: { storyId: string; outcome: ChangeOutcome }[] = []
    try {
      for (const storyId of new Set(storyIds)) {
        const edit = { storyId, change, ...author, now: context.clock.now() }
        outcomes.push({ storyId, outcome: await changeDraft(context.db, edit) })
      }
    } finally {
      // Drafts before a failed one have changed.
      if (change.action) context.publicAnswersChanged()
    }
    return outcomes
  }),

  export: editors.draft.export.handler(async ({ context, input }) => {
    const drafts = []
    for (const storyId of new Set(input.storyIds)) {
      drafts.push(await findDraft(context.db, storyId))
    }
    return drafts.flatMap((draft) => (draft ? toMarkdown(draft.storyId, draft.story) : []))
  }),

  syllabify: editors.draft.syllabify.handler(({ input: { paragraphs, syllables } }) =>
    paragraphs.map((paragraph) => syllabify(paragraph, syllables)),
  ),
}

const editBy = ({ uid, clock }: EditorContext) => ({ editorId: uid, now: clock.now() })

const draftEditBy = async (context: EditorContext & Pick<CallContext, 'isPublisher'>) => ({
  ...editBy(context),
  isPublisher: await context.isPublisher(context.uid),
})

function signerFor({ clock, signer, uid }: EditorContext) {
  const expiresAt = signer.expiryAt(clock.now())
  return (key: string) => signer.sign(key, { uid, expiresAt })
}

function present(context: EditorContext, { libraryVersions, ...draft }: StoredDraft): EditedDraft {
  const { story, scheduledAt, updatedAt } = draft
  const sign = signerFor(context)
  const outdated = languagesOf(story).filter((language) => {
    const text = story.texts[language]
    return (
      text &&
      !isNarrationCurrent(
        text,
        libraryVersions.flatMap(({ texts }) => texts[language] ?? []),
      )
    )
  })
  return {
    ...draft,
    scheduledAt: scheduledAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    checks: checkDraft(story, { outdated }),
    computedLevel: computedLevel(story),
    fileUrls: Object.fromEntries(fileKeysOf(story).map((key) => [key, sign(key)])),
  }
}

interface Refusals {
  NOT_FOUND: () => Error
  EDITED_MEANWHILE: (options: { data: { current: EditedDraft } }) => Error
}

function presentSaved(context: EditorContext, saving: SaveOutcome, errors: Refusals): EditedDraft {
  switch (saving.kind) {
    case 'saved':
      return present(context, saving.draft)
    case 'edited-meanwhile':
      throw errors.EDITED_MEANWHILE({ data: { current: present(context, saving.draft) } })
    case 'planned':
      throw notPublisher()
    case 'not-found':
      throw errors.NOT_FOUND()
    default:
      throw saving satisfies never
  }
}
