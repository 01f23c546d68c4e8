import type { RoadmapItem } from '../../../contract/roadmap.ts'
import { Link } from '../../ui/link.tsx'
import type { ItemSort } from './item-order.ts'
import { monthText, shownText, stateName } from './roadmap-words.ts'
import { itemAddress, itemLinkId, openedFromBoard } from './use-roadmap-address.ts'
import { Votes } from './votes.tsx'

interface ItemCardProps {
  item: RoadmapItem
  sort: ItemSort
  /** Where the list does not say it. */
  hasState?: boolean
  /** Of the link: an item that stands here and in its column has two. */
  idPrefix?: string
}

/** One note on the board; its title opens the whole of it. */
export function ItemCard({ item, sort, hasState = false, idPrefix = '' }: ItemCardProps) {
  const [title, body] = [shownText(item.titles), shownText(item.bodies)]
  const said = hasState ? stateName(item.state) : monthText(item)
  return (
    <li className="roadmap-card" data-state={item.state}>
      <h3 lang={title.lang}>
        <Link
          className="roadmap-title"
          id={idPrefix + itemLinkId(item.itemId)}
          to={itemAddress(item.itemId, sort)}
          state={openedFromBoard}
          preventScrollReset
        >
          {title.text}
        </Link>
      </h3>
      {body.text && (
        <p className="roadmap-body" lang={body.lang}>
          {body.text}
        </p>
      )}
      <div className="roadmap-card-foot">
        {said !== null && <p className="roadmap-month">{said}</p>}
        <Votes item={item} />
      </div>
    </li>
  )
}
