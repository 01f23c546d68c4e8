import { anyone, type CallContext, editors } from '../platform/context.ts'
import { removeNews, saveNews } from './commands.ts'
import { toHtml } from './markdown.ts'
import { findNews, listAllNews, listNews, toEditedPost } from './queries.ts'

type EditorContext = CallContext & { uid: string }

/** How an editor sees posts: with signed addresses of pictures, which may not be public yet. */
function viewOf({ clock, signer, uid }: EditorContext) {
  const now = clock.now()
  const addressOf = (fileKey: string) =>
    signer.sign(fileKey, { uid, expiresAt: signer.expiryAt(now) })
  return { now, addressOf }
}

export const newsProcedures = {
  list: anyone.news.list.handler(({ context: { db, clock }, input }) =>
    listNews(db, { ...input, now: clock.now() }),
  ),

  get: anyone.news.get.handler(async ({ context: { db, clock }, input, errors }) => {
    const post = await findNews(db, { ...input, now: clock.now() })
    if (!post) throw errors.NOT_FOUND()
    return post
  }),

  listAll: editors.news.listAll.handler(({ context }) => listAllNews(context.db, viewOf(context))),

  preview: editors.news.preview.handler(({ input }) => ({ html: toHtml(input.markdown) })),

  save: editors.news.save.handler(async ({ context, input, errors }) => {
    const view = viewOf(context)
    const author = { editorId: context.uid, now: view.now }
    const saved = await saveNews(context.db, input, author)
    switch (saved.kind) {
      case 'saved':
        context.publicAnswersChanged()
        return toEditedPost(saved.post, view)
      case 'edited-meanwhile': {
        const current = saved.current && toEditedPost(saved.current, view)
        throw errors.EDITED_MEANWHILE({ data: { current } })
      }
      case 'unknown-picture':
        throw errors.BAD_REQUEST({
          data: { fields: [{ path: 'picture.fileKey', reason: 'unknown' }] },
        })
    }
  }),

  remove: editors.news.remove.handler(async ({ context, input, errors }) => {
    const view = viewOf(context)
    const author = { editorId: context.uid, now: view.now }
    if (!(await removeNews(context.db, input.slug, author))) throw errors.NOT_FOUND()
    context.publicAnswersChanged()
    return listAllNews(context.db, view)
  }),
}
