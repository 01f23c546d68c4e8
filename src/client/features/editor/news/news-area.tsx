import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { QueryState } from '../../../ui/query-state.tsx'
import { SectionSkeleton } from '../../../ui/skeleton.tsx'
import { postsAddress } from '../shared/editor-addresses.ts'
import { newDraft, toPostDraft } from './post-draft.ts'
import { PostEditor } from './post-editor.tsx'
import { PostList } from './post-list.tsx'
import { postsQuery } from './post-queries.ts'
import './news-area.css'

/** „Neuigkeiten“: the list, or the post that the address names; an empty slug creates one. */
export function NewsArea() {
  const [search] = useSearchParams()
  const slug = search.get('beitrag')
  if (slug === null) return <PostList />
  return slug === '' ? <PostEditor initial={newDraft} /> : <SavedPost key={slug} slug={slug} />
}

function SavedPost({ slug }: { slug: string }) {
  const posts = useQuery(postsQuery())
  return (
    <QueryState
      query={posts}
      loading={<SectionSkeleton label={m.editor_news_loading()} />}
      errorText={m.editor_news_error()}
    >
      {(listed) => {
        const post = listed.find((listedPost) => listedPost.slug === slug)
        // The form keeps its initial values; saving detects a newer version.
        if (post) return <PostEditor initial={toPostDraft(post)} />
        return (
          <section className="editor-panel">
            <Notice>{m.editor_news_missing()}</Notice>
            <div>
              <ButtonLink to={postsAddress}>{m.editor_news_back()}</ButtonLink>
            </div>
          </section>
        )
      }}
    </QueryState>
  )
}
