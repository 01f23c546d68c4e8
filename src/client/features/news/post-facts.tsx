import { Pin } from 'lucide-react'
import type { NewsPost } from '../../../contract/news.ts'
import { formatLongDate } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { Dotted } from '../../ui/dotted.tsx'
import { kindLabel } from './news-labels.ts'

/** „20. November 2026 · Neue Funktionen · Angeheftet“ */
export function PostFacts({ post }: { post: Pick<NewsPost, 'publishedAt' | 'kind' | 'isPinned'> }) {
  return (
    <p className="news-facts">
      <Dotted>
        <time dateTime={post.publishedAt}>{formatLongDate(post.publishedAt)}</time>
        {kindLabel(post.kind)}
        {post.isPinned && (
          <span className="news-pinned">
            <Pin aria-hidden="true" size={16} />
            {m.news_pinned()}
          </span>
        )}
      </Dotted>
    </p>
  )
}
