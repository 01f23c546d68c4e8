import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { EditedPost } from '../../../../contract/news.ts'
import { m } from '../../../paraglide/messages.js'
import { ButtonLink } from '../../../ui/button.tsx'
import { postAddress } from '../../news/news-address.ts'
import { kindLabel } from '../../news/news-labels.ts'
import { postFormAddress } from '../shared/editor-addresses.ts'
import { EditorPanel, EditorRow } from '../shared/editor-panel.tsx'
import { timestampText } from '../shared/editor-texts.ts'
import { postsQuery } from './post-queries.ts'

/** Every post with its state. */
export function PostList() {
  const posts = useQuery(postsQuery())
  return (
    <EditorPanel
      id="neuigkeiten"
      heading={m.editor_news_heading()}
      intro={m.editor_news_intro()}
      query={posts}
      loadingText={m.editor_news_loading()}
      errorText={m.editor_news_error()}
      action={
        <ButtonLink variant="primary" to={postFormAddress('')}>
          <Plus aria-hidden="true" size={22} />
          {m.editor_news_create()}
        </ButtonLink>
      }
    >
      {(listed) => (
        <>
          {listed.length === 0 && <p>{m.editor_news_empty()}</p>}
          <ul className="editor-rows">
            {listed.map((post) => (
              <PostRow key={post.slug} post={post} />
            ))}
          </ul>
        </>
      )}
    </EditorPanel>
  )
}

function PostRow({ post }: { post: EditedPost }) {
  const { slug, kind, isPinned, state, publishAt, updatedAt, texts } = post
  const { title } = texts.de
  const kindText = isPinned ? `${kindLabel(kind)} · ${m.news_pinned()}` : kindLabel(kind)
  return (
    <EditorRow
      id={`news-${slug}`}
      title={title}
      state={stateLabel(state)}
      isUrgent={false}
      facts={[
        [m.editor_news_kind(), kindText],
        [m.editor_news_appears(), publishAt ? timestampText(publishAt) : m.editor_news_never()],
        [m.editor_news_saved_at(), timestampText(updatedAt)],
      ]}
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={postFormAddress(slug)} aria-label={m.editor_news_edit_named({ title })}>
          {m.editor_news_edit()}
        </ButtonLink>
        {state === 'published' && (
          <ButtonLink
            variant="plain"
            to={postAddress(slug)}
            aria-label={m.editor_news_look_named({ title })}
          >
            {m.editor_news_look()}
          </ButtonLink>
        )}
      </div>
    </EditorRow>
  )
}

function stateLabel(state: EditedPost['state']): string {
  switch (state) {
    case 'draft':
      return m.editor_news_state_draft()
    case 'scheduled':
      return m.editor_news_state_scheduled()
    case 'published':
      return m.editor_news_state_published()
  }
}
