import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SectionSkeleton } from '../../settings/settings-section.tsx'
import { LoadError } from '../../story/load-error.tsx'
import { draftOf, newDraft } from './post-draft.ts'
import { PostEditor } from './post-editor.tsx'
import { PostList } from './post-list.tsx'
import { areaAddress, postsQuery } from './posts-query.ts'
import './news-area.css'

/** „Neuigkeiten“: the list, or the post that the address names; an empty name is a new one. */
export function NewsArea() {
  const [search] = useSearchParams()
  const slug = search.get('beitrag')
  if (slug === null) return <PostList />
  return slug === '' ? <PostEditor saved={newDraft} /> : <KnownPost key={slug} slug={slug} />
}

function KnownPost({ slug }: { slug: string }) {
  const posts = useQuery(postsQuery())
  const post = posts.data?.find((each) => each.slug === slug)
  // The form keeps what it began with; a newer version shows when it is saved.
  if (post) return <PostEditor saved={draftOf(post)} />
  if (posts.data) {
    return (
      <section className="editor-panel">
        <Notice>{m.editor_news_missing()}</Notice>
        <div>
          <ButtonLink to={areaAddress()}>{m.editor_news_back()}</ButtonLink>
        </div>
      </section>
    )
  }
  if (!posts.error) return <SectionSkeleton label={m.editor_news_loading()} />
  return <LoadError text={m.editor_news_error()} onRetry={() => void posts.refetch()} />
}
