import { useQuery } from '@tanstack/react-query'
import { Fragment, startTransition, useDeferredValue, useEffect, useState } from 'react'
import type { StoryShelf } from '../../../../contract/story-card.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { hasSessionHint } from '../../../data/session/session-hint.ts'
import { m } from '../../../paraglide/messages.js'
import { LoadError } from '../../../ui/load-error.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useFamily, useIsFamilyKnown } from '../../child/use-family.ts'
import { OnboardingInvitation } from '../../onboarding/invitation.tsx'
import { noFilter } from '../address/library-address.ts'
import { CachedNote } from '../offline/offline-shelf.tsx'
import { useMonthStories } from '../state/use-story-states.ts'
import { EmptyLibrary } from './empty-library.tsx'
import { shelvesQuery } from './library-query.ts'
import { MonthShelf } from './month-shelf.tsx'
import { isSmallShelf, LibraryShelf } from './shelf-row.tsx'
import './library-shelves.css'
import { useIsOnline } from '../../../lib/use-is-online.ts'

/** How many shelves load their covers eagerly: those that are visible at first. */
const eagerShelves = 1
/** How many shelves fill a window. */
const firstShelves = 2

/** The library without search and filters: what concerns the family, and shelves to browse. */
export function LibraryShelves() {
  const { isSessionKnown } = useAuth()
  const isAllowed = isSessionKnown || hasSessionHint()
  const { data, error, refetch } = useQuery({ ...shelvesQuery(), enabled: isAllowed })
  // On the way back the whole page is there at once, in its true height, so that its scroll position is.
  const [isGradual] = useState(data === undefined)
  const isFamilyKnown = useIsFamilyKnown()
  const { activeChild } = useFamily()
  const month = useMonthStories()
  const isOnline = useIsOnline()
  // At once: what comes first would move the shelves. Deferred, so that they are rendered in short tasks.
  const isReady = useDeferredValue(data !== undefined && isFamilyKnown && month.isKnown)
  if (data === undefined) {
    if (!isOnline) return <Notice>{m.library_offline()}</Notice>
    if (error) return <LoadError text={m.library_error()} onRetry={() => void refetch()} />
    return <WaitingShelves />
  }
  if (!isReady) return <WaitingShelves />
  // Of reading levels, a child that does not read by itself has nothing.
  const isReader = !activeChild?.isNamed || activeChild.readingLevel !== null
  const shelves = data.filter(({ kind }) => isReader || kind !== 'level')
  return (
    <>
      <CachedNote />
      <MonthShelf />
      <div className={isGradual ? 'shelves shelves-gradual' : 'shelves'}>
        {shelves.length === 0 && <EmptyLibrary filter={noFilter} onChange={() => {}} />}
        <Shelves shelves={smallLast(shelves)} isGradual={isGradual} />
      </div>
    </>
  )
}

interface ShelvesProps {
  shelves: readonly StoryShelf[]
  /** Whether the page stays responsive while the shelves below the first ones are rendered. */
  isGradual: boolean
}

function Shelves({ shelves, isGradual }: ShelvesProps) {
  const [count, setCount] = useState(isGradual ? firstShelves : shelves.length)
  const nextCount = withSmallNeighbours(shelves, count + 1)
  const firstShelf = firstShelfOf(shelves)
  // One task for each, so that a touch never waits for all of them.
  useEffect(() => {
    if (count >= shelves.length) return
    const timer = setTimeout(() => startTransition(() => setCount(nextCount)))
    return () => clearTimeout(timer)
  }, [count, shelves.length, nextCount])
  return shelves.slice(0, count).map((shelf, index) => (
    <Fragment
      key={shelf.kind + ('value' in shelf ? shelf.value : 'level' in shelf ? shelf.level : '')}
    >
      <LibraryShelf
        shelf={shelf}
        isEager={index < eagerShelves}
        isRepeated={({ storyId }) => firstShelf.get(storyId) !== shelf}
      />
      {/* The first screen has covers. */}
      {index === 0 && <OnboardingInvitation />}
    </Fragment>
  ))
}

/** The first shelf of each story, by the story's id. */
function firstShelfOf(shelves: readonly StoryShelf[]): Map<string, StoryShelf> {
  // The last entry of a key counts.
  const places = shelves.flatMap((shelf) =>
    shelf.items.map((item) => [item.storyId, shelf] as const),
  )
  return new Map(places.toReversed())
}

/** Small shelves come last, so that none is alone between two others. */
function smallLast(shelves: readonly StoryShelf[]): StoryShelf[] {
  const isSmall = ({ items }: StoryShelf) => Number(isSmallShelf(items))
  return shelves.toSorted((one, other) => isSmall(one) - isSmall(other))
}

/** The count with the small shelves that share a row with the last one. */
function withSmallNeighbours(shelves: readonly StoryShelf[], count: number): number {
  const next = shelves[count]
  return next && isSmallShelf(next.items) ? withSmallNeighbours(shelves, count + 1) : count
}

const rows = ['one', 'two']
const cards = ['a', 'b', 'c', 'd', 'e', 'f']

/** A skeleton of the shelves, shown after 200 ms. */
function WaitingShelves() {
  return (
    <div className="shelves waiting" aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className="paper shelf rounded-paper bg-card shadow-paper">
          <div className="waiting-line w-48" />
          <div className="shelf-row">
            {cards.map((card) => (
              <div key={card} className="shelf-waiting">
                <div className="waiting-cover" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
