import type { EditedPost } from '../../contract/news.ts'

/** How a post stands at `now`; without a day to appear it is a draft. */
export function stateOf(publishAt: Date | null, now: Date): EditedPost['state'] {
  if (publishAt === null) return 'draft'
  return publishAt <= now ? 'published' : 'scheduled'
}
