import { useQuery } from '@tanstack/react-query'
import { query } from '../../../data/core/api.ts'
import { productQuery } from '../../../data/queries/query-client.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { titleIn } from '../labels/story-texts.ts'
import { Cover } from './cover.tsx'

interface AwaitedStoryProps {
  storyId: string
  /** What opens it. */
  hint: string
}

/** The story that opens after the login or the confirmation. */
export function AwaitedStory({ storyId, hint }: AwaitedStoryProps) {
  const { data, isError } = useQuery({
    ...query.story.get.queryOptions({ input: { storyId } }),
    ...productQuery,
  })
  // An unknown story is not promised.
  if (isError) return null
  const title = data && titleIn(getLocale(), data)
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-4">
      <div className="aspect-3/4">
        {data && (
          <Cover
            coverImageUrl={data.coverImageUrl}
            title={data.title}
            sizes="5rem"
            isEager
            isDecorative
          />
        )}
      </div>
      <div>
        <p className="font-title text-lg leading-tight font-bold" lang={title?.lang}>
          {title?.hyphenated ?? m.login_awaits()}
        </p>
        <p className="mt-1">{hint}</p>
      </div>
    </div>
  )
}
