import { useQuery } from '@tanstack/react-query'
import type { RoadmapDetails } from '../../../contract/roadmap.ts'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { dayWords } from '../note/day-words.ts'
import type { ItemSort } from './item-order.ts'
import { itemQuery } from './roadmap-query.ts'
import { answerLanguage, monthText, shownText, stateName } from './roadmap-words.ts'
import { itemAddress } from './use-roadmap-address.ts'
import { Votes } from './votes.tsx'

interface ItemDetailsProps {
  item: RoadmapDetails
  headingId: string
  sort: ItemSort
}

/** All there is to say of an item. */
export function ItemDetails({ item, headingId, sort }: ItemDetailsProps) {
  const [title, body] = [shownText(item.titles), shownText(item.bodies)]
  const month = monthText(item)
  return (
    <article className="roadmap-details">
      <div className="roadmap-flags">
        <p className="roadmap-flag" data-state={item.state}>
          {stateName(item.state)}
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

/** The way to the item that says the same. */
function DuplicateOf({ itemId, sort }: { itemId: string; sort: ItemSort }) {
  const { data } = useQuery(itemQuery(itemId))
  if (!data) return null
  const { text, lang } = shownText(data.titles)
  return (
    <p>
      {m.roadmap_duplicate_of()}{' '}
      <Link lang={lang} to={itemAddress(itemId, sort)} replace preventScrollReset>
        {text}
      </Link>
    </p>
  )
}

/** What became of it, the oldest first. */
function History({ item }: { item: RoadmapDetails }) {
  // The team's own items begin with a step; an idea begins with whoever had it.
  const isSuggested = item.steps.every(({ at }) => at !== item.createdAt)
  return (
    <section aria-labelledby="roadmap-history" className="roadmap-history">
      <h3 id="roadmap-history">{m.roadmap_history()}</h3>
      <ol>
        {isSuggested && (
          <li>
            <p>
              <b>{m.roadmap_history_suggested()}</b> <time>{dayWords(item.createdAt)}</time>
            </p>
          </li>
        )}
        {item.steps.map(({ at, state, answer }) => (
          <li key={`${at} ${state} ${answer}`} data-state={state}>
            <p>
              <b>{stateName(state)}</b> <time dateTime={at}>{dayWords(at)}</time>
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
