import { useQuery } from '@tanstack/react-query'
import { query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Cover } from './cover.tsx'
import { titleIn } from './story-words.ts'

/** Why the login came up: the story that somebody wanted to open waits behind it. */
export function AwaitedStory({ storyId }: { storyId: string }) {
  const { data } = useQuery({
    ...query.story.get.queryOptions({ input: { storyId } }),
    ...productQuery,
  })
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
          {title?.text ?? m.login_awaits()}
        </p>
        <p className="mt-1">{m.login_awaits_hint()}</p>
      </div>
    </div>
  )
}
