import { useQuery } from '@tanstack/react-query'
import { sampleStoryId } from '../../../../contract/plan.ts'
import { query } from '../../../data/core/api.ts'
import { productQuery } from '../../../data/queries/query-client.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Link } from '../../../ui/link.tsx'
import { Cover } from '../../story/card/cover.tsx'
import { titleIn } from '../../story/labels/story-texts.ts'
import './sample-link.css'

/** The sample, which everybody can read and hear; nothing where its card does not load. */
export function SampleLink({ label, isListening }: { label: string; isListening?: boolean }) {
  const { data } = useQuery({
    ...query.story.get.queryOptions({ input: { storyId: sampleStoryId } }),
    ...productQuery,
  })
  if (!data) return null
  const title = titleIn(getLocale(), data)
  const address = `/reader?story=${sampleStoryId}`
  return (
    <Link className="sample-link" to={isListening ? `${address}&listen=1` : address}>
      <Cover coverImageUrl={data.coverImageUrl} title={title.text} sizes="6rem" isDecorative />
      <span>
        {label}
        <b lang={title.lang}>{title.text}</b>
        {!isListening && <span className="button button-primary">{m.story_read()}</span>}
      </span>
    </Link>
  )
}
