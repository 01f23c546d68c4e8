import { Pin } from 'lucide-react'
import type { NewsPost } from '../../../contract/news.ts'
import { formatLongDate } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { kindLabel } from './news-labels.ts'

/** „20. November 2026 · Neue Funktionen · Angeheftet“ */
export function PostFacts({ post }: { post: Pick<NewsPost, 'publishedAt' | 'kind' | 'isPinned'> }) {
  return (
    <p className="news-facts">
      <time dateTime={post.publishedAt}>{formatLongDate(post.publishedAt)}</time>
      {`\u00a0· ${kindLabel(post.kind)}`}
      {post.isPinned && (
        <>
          {'\u00a0· '}
          <span className="news-pinned">
            <Pin aria-hidden="true" size={16} />
            {m.news_pinned()}
          </span>
        </>
      )}
    </p>
  )
}
