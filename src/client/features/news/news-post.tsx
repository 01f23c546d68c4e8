import { ORPCError } from '@orpc/client'
import type { UseQueryResult } from '@tanstack/react-query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { NewsPost as Post } from '../../../contract/news.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Page } from '../../shell/page.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SectionSkeleton } from '../settings/settings-section.tsx'
import { LoadError } from '../story/load-error.tsx'
import { findListedPost, newsPostQuery } from './news-query.ts'
import { NewsText } from './news-text.tsx'
import { altIn, textsIn } from './news-words.ts'
import { PostFacts } from './post-facts.tsx'

/** One post with a title of its own; one that is not there says so calmly. */
export function NewsPost({ slug }: { slug: string }) {
  const queryClient = useQueryClient()
  const post = useQuery({
    ...newsPostQuery(slug),
    placeholderData: () => findListedPost(queryClient, slug),
  })
  const texts = post.data && textsIn(getLocale(), post.data)
  const isLost = isGone(post.error)
  // One page whatever comes, so that its heading keeps the focus.
  return (
    <Page
      heading={isLost ? m.news_gone_heading() : (texts?.title ?? m.news_heading())}
      {...(texts && { description: texts.summary })}
      actions={
        <ButtonLink to="/news">
          <ArrowLeft aria-hidden="true" size={20} />
          {m.news_back()}
        </ButtonLink>
      }
    >
      {isLost ? (
        <p>{m.news_gone_text()}</p>
      ) : post.data && texts ? (
        <Shown post={post.data} texts={texts} />
      ) : (
        <Coming post={post} />
      )}
    </Page>
  )
}

interface ShownProps {
  post: Post
  texts: NonNullable<ReturnType<typeof textsIn>>
}

function Shown({ post, texts }: ShownProps) {
  const { picture } = post
  return (
    <>
      <PostFacts post={post} />
      {picture && (
        <img className="news-picture mt-4" src={picture.url} alt={altIn(getLocale(), picture)} />
      )}
      <p className="mt-4 mb-4 font-bold" lang={texts.lang}>
        {texts.summary}
      </p>
      <NewsText html={texts.html} lang={texts.lang} />
    </>
  )
}

function Coming({ post }: { post: UseQueryResult<Post> }) {
  const isOnline = useIsOnline()
  if (post.error) {
    return <LoadError text={m.news_error()} onRetry={() => void post.refetch()} />
  }
  if (!isOnline) return <Notice>{m.news_offline()}</Notice>
  return <SectionSkeleton label={m.news_loading()} />
}

/** Not there, or an address that no post can have. */
const isGone = (error: Error | null) =>
  error instanceof ORPCError && (error.status === 404 || error.status === 400)
