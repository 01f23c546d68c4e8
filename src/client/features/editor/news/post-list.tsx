import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { EditedPost } from '../../../../contract/news.ts'
import { m } from '../../../paraglide/messages.js'
import { ButtonLink } from '../../../ui/button.tsx'
import { postAddress } from '../../news/news-address.ts'
import { kindLabel } from '../../news/news-words.ts'
import { EditorPanel, EditorRow } from '../editor-panel.tsx'
import { moment } from '../editor-words.ts'
import { areaAddress, postsQuery } from './posts-query.ts'

/** Every post with how it stands. */
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
      changeError={null}
      action={
        <ButtonLink look="primary" to={areaAddress('')}>
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
      state={stateName(state)}
      isUrgent={false}
      facts={[
        [m.editor_news_kind(), kindText],
        [m.editor_news_appears(), publishAt ? moment(publishAt) : m.editor_news_never()],
        [m.editor_news_saved_at(), moment(updatedAt)],
      ]}
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={areaAddress(slug)} aria-label={m.editor_news_edit_named({ title })}>
          {m.editor_news_edit()}
        </ButtonLink>
        {state === 'published' && (
          <ButtonLink
            look="plain"
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

function stateName(state: EditedPost['state']): string {
  switch (state) {
    case 'draft':
      return m.editor_news_state_draft()
    case 'scheduled':
      return m.editor_news_state_scheduled()
    case 'published':
      return m.editor_news_state_published()
  }
}
