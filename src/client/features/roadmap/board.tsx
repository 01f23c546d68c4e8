import type { ReactNode } from 'react'
import type { RoadmapItem, RoadmapState } from '../../../contract/roadmap.ts'
import { m } from '../../paraglide/messages.js'
import { Paper } from '../../ui/paper.tsx'
import { ItemCard } from './item-card.tsx'
import { type ItemSort, sortItems } from './item-order.ts'
import { stateLabel } from './roadmap-labels.ts'
import seed from './seed.svg'
import seedling from './seedling.svg'
import tree from './tree.svg'

const columns = [
  { id: 'geplant', state: 'planned', picture: seed },
  { id: 'in-arbeit', state: 'started', picture: seedling },
  { id: 'fertig', state: 'completed', picture: tree },
] as const

interface BoardProps {
  items: readonly RoadmapItem[]
  sort: ItemSort
}

/** The account's ideas outside the columns, the three columns and, folded, open and declined ideas. */
export function Board({ items, sort }: BoardProps) {
  const inState = (state: RoadmapState) => items.filter((item) => item.state === state)
  const ownIdeas = items.filter(({ isOwn, state }) => isOwn && !isInColumn(state))
  return (
    <>
      {ownIdeas.length > 0 && (
        <Column id="deine-ideen" heading={m.roadmap_own()} count={ownIdeas.length}>
          <ul className="roadmap-cards">
            {sortItems(ownIdeas, 'new').map((item) => (
              <ItemCard key={item.itemId} item={item} sort={sort} hasState idPrefix="own-" />
            ))}
          </ul>
        </Column>
      )}
      <nav aria-label={m.roadmap_jump()} className="paper roadmap-jump">
        <ul>
          {columns.map(({ id, state }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {stateLabel(state)} <span>{inState(state).length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="roadmap-columns">
        {columns.map(({ id, state, picture }) => (
          <Column
            key={id}
            id={id}
            heading={stateLabel(state)}
            count={inState(state).length}
            picture={picture}
          >
            <Cards items={inState(state)} sort={sort} />
          </Column>
        ))}
      </div>
      <div className="roadmap-more">
        <FoldedColumn
          heading={m.roadmap_ideas()}
          intro={inState('open').length > 0 ? m.roadmap_ideas_intro() : m.roadmap_ideas_empty()}
          items={inState('open')}
          sort={sort}
          isOpen
        />
        <FoldedColumn
          heading={stateLabel('declined')}
          intro={inState('declined').length > 0 ? m.roadmap_declined_intro() : m.roadmap_empty()}
          items={inState('declined')}
          sort={sort}
        />
      </div>
    </>
  )
}

const isInColumn = (state: RoadmapState) => columns.some((column) => column.state === state)

interface ColumnProps {
  id: string
  heading: string
  count: number
  /** Address of a decorative drawing. */
  picture?: string
  children: ReactNode
}

function Column({ id, heading, count, picture, children }: ColumnProps) {
  return (
    <section aria-labelledby={id}>
      <Paper className="roadmap-column">
        <h2 id={id} tabIndex={-1}>
          {picture && <img src={picture} width={48} height={48} alt="" />}
          {heading} <span className="roadmap-number">{count}</span>
        </h2>
        {children}
      </Paper>
    </section>
  )
}

function Cards({ items, sort }: BoardProps) {
  if (items.length === 0) return <p className="text-soft">{m.roadmap_empty()}</p>
  return (
    <ul className="roadmap-cards">
      {sortItems(items, sort).map((item) => (
        <ItemCard key={item.itemId} item={item} sort={sort} />
      ))}
    </ul>
  )
}

function FoldedColumn({
  heading,
  intro,
  isOpen = false,
  ...list
}: BoardProps & { heading: string; intro: string; isOpen?: boolean }) {
  return (
    <Paper className="roadmap-column">
      <details className="roadmap-folded" open={isOpen}>
        <summary>
          <h2>
            {heading} <span className="roadmap-number">{list.items.length}</span>
          </h2>
        </summary>
        <p>{intro}</p>
        <ul className="roadmap-cards">
          {sortItems(list.items, list.sort).map((item) => (
            <ItemCard key={item.itemId} item={item} sort={list.sort} />
          ))}
        </ul>
      </details>
    </Paper>
  )
}
