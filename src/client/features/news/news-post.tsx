import { ORPCError } from '@orpc/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { NewsPost as Post } from '../../../contract/news.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Page } from '../../shell/page/page.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { QueryState } from '../../ui/query-state.tsx'
import { SectionSkeleton } from '../../ui/skeleton.tsx'
import { localizedAlt, localizedTexts } from './news-labels.ts'
import { findListedPost, newsPostQuery } from './news-query.ts'
import { NewsText } from './news-text.tsx'
import { PostFacts } from './post-facts.tsx'

/** One post, or a text if it does not exist. */
export function NewsPost({ slug }: { slug: string }) {
  const queryClient = useQueryClient()
  const post = useQuery({
    ...newsPostQuery(slug),
    placeholderData: () => findListedPost(queryClient, slug),
  })
  const texts = post.data && localizedTexts(getLocale(), post.data)
  const isMissing = isNotFound(post.error)
  // One `Page` for all states, so that its heading keeps the focus.
  return (
    <Page
      heading={isMissing ? m.news_gone_heading() : (texts?.title ?? m.news_heading())}
      {...(texts && { description: texts.summary })}
      back={
        !isMissing && (
          <Link className="flex min-h-11 w-fit items-center gap-2 underline" to="/news">
            <ArrowLeft aria-hidden="true" size={20} />
            {m.news_back()}
          </Link>
        )
      }
      actions={
        <ButtonLink to="/news">
          <ArrowLeft aria-hidden="true" size={20} />
          {m.news_back()}
        </ButtonLink>
      }
    >
      {isMissing ? (
        <p>{m.news_gone_text()}</p>
      ) : (
        <QueryState
          query={post}
          loading={
            <div className="news-post-waiting">
              <SectionSkeleton label={m.news_loading()} />
            </div>
          }
          errorText={m.news_error()}
          offlineText={m.news_offline()}
        >
          {(data) => texts && <PostContent post={data} texts={texts} />}
        </QueryState>
      )}
    </Page>
  )
}

interface PostContentProps {
  post: Post
  texts: NonNullable<ReturnType<typeof localizedTexts>>
}

function PostContent({ post, texts }: PostContentProps) {
  const { picture } = post
  return (
    <>
      <PostFacts post={post} />
      {picture && (
        <img
          className="news-picture mt-4"
          src={picture.url}
          alt={localizedAlt(getLocale(), picture)}
        />
      )}
      <p className="mt-4 mb-4 font-bold" lang={texts.lang}>
        {texts.summary}
      </p>
      <NewsText html={texts.html} lang={texts.lang} />
    </>
  )
}

/** The post does not exist, or its address is invalid. */
const isNotFound = (error: Error | null) =>
  error instanceof ORPCError && (error.status === 404 || error.status === 400)
