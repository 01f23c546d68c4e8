import { useQuery } from '@tanstack/react-query'
import type { RoadmapDetails } from '../../../contract/roadmap.ts'
import { formatMediumDate } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import type { ItemSort } from './item-order.ts'
import { answerLanguage, localizedText, monthLabel, stateLabel } from './roadmap-labels.ts'
import { itemQuery } from './roadmap-query.ts'
import { itemAddress } from './use-roadmap-address.ts'
import { Votes } from './votes.tsx'

interface ItemDetailsProps {
  item: RoadmapDetails
  headingId: string
  sort: ItemSort
}

/** The details of an item. */
export function ItemDetails({ item, headingId, sort }: ItemDetailsProps) {
  const [title, body] = [localizedText(item.titles), localizedText(item.bodies)]
  const month = monthLabel(item)
  return (
    <article className="roadmap-details">
      <div className="roadmap-flags">
        <p className="roadmap-flag" data-state={item.state}>
          {stateLabel(item.state)}
        </p>
        {item.isOwn && <p className="roadmap-flag">{m.roadmap_own_flag()}</p>}
        {month !== null && <p className="text-sm text-soft">{month}</p>}
      </div>
      <h2 id={headingId} lang={title.lang}>
        {title.text}
      </h2>
      {body.text && (
        <p className="whitespace-pre-line" lang={body.lang}>
          {body.text}
        </p>
      )}
      {item.duplicateOf !== null && <DuplicateOf itemId={item.duplicateOf} sort={sort} />}
      <Votes item={item} isWide />
      <History item={item} />
    </article>
  )
}

/** Link to the item that this one duplicates. */
function DuplicateOf({ itemId, sort }: { itemId: string; sort: ItemSort }) {
  const { data } = useQuery(itemQuery(itemId))
  if (!data) return null
  const { text, lang } = localizedText(data.titles)
  return (
    <p>
      {m.roadmap_duplicate_of()}{' '}
      <Link lang={lang} to={itemAddress(itemId, sort)} replace preventScrollReset>
        {text}
      </Link>
    </p>
  )
}

/** The item's history, oldest first. */
function History({ item }: { item: RoadmapDetails }) {
  // Items of the team start with a step; an idea starts with its suggestion, which is not a step.
  const isSuggested = item.steps.every(({ at }) => at !== item.createdAt)
  return (
    <section aria-labelledby="roadmap-history" className="roadmap-history">
      <h3 id="roadmap-history">{m.roadmap_history()}</h3>
      <ol>
        {isSuggested && (
          <li>
            <p>
              <b>{m.roadmap_history_suggested()}</b> <time>{formatMediumDate(item.createdAt)}</time>
            </p>
          </li>
        )}
        {item.steps.map(({ at, state, answer }) => (
          <li key={`${at} ${state} ${answer}`} data-state={state}>
            <p>
              <b>{stateLabel(state)}</b> <time dateTime={at}>{formatMediumDate(at)}</time>
            </p>
            {answer !== '' && (
              <blockquote lang={answerLanguage(item)} aria-label={m.roadmap_answer_from()}>
                {answer}
              </blockquote>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
