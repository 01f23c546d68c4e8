import type { RoadmapItem } from '../../../contract/roadmap.ts'
import { Link } from '../../ui/link.tsx'
import type { ItemSort } from './item-order.ts'
import { localizedText, monthLabel, stateLabel } from './roadmap-labels.ts'
import { itemAddress, itemLinkId, openedFromBoard } from './use-roadmap-address.ts'
import { Votes } from './votes.tsx'

interface ItemCardProps {
  item: RoadmapItem
  sort: ItemSort
  /** Shows the state, for lists of mixed states. */
  hasState?: boolean
  /** Prefix of the link's id, for an item shown twice on the page. */
  idPrefix?: string
}

/** One item on the board; its title opens the details. */
export function ItemCard({ item, sort, hasState = false, idPrefix = '' }: ItemCardProps) {
  const [title, body] = [localizedText(item.titles), localizedText(item.bodies)]
  const label = hasState ? stateLabel(item.state) : monthLabel(item)
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
        {label !== null && <p className="roadmap-month">{label}</p>}
        <Votes item={item} />
      </div>
    </li>
  )
}
