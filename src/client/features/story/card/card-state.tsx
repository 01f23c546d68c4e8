import { createContext, type ReactNode, use } from 'react'
import { useSearchParams } from 'react-router'
import type { StoryState } from '../state/story-state.ts'
import { type MonthStories, useMonthStories, useStoryStates } from '../state/use-story-states.ts'
import { type Likes, useLikes } from './use-likes.ts'

/** What the cards of a page show of the account, the reading child and the address. */
interface CardState {
  stateOf: (storyId: string) => StoryState
  month: MonthStories
  address: URLSearchParams
}

const CardStateContext = createContext<CardState | null>(null)
const LikesContext = createContext<Likes | null>(null)

/** Asks once for what all cards inside show: a page has a hundred, and queries of its own cost each a millisecond. */
export function CardStateProvider({ children }: { children: ReactNode }) {
  const stateOf = useStoryStates()
  const month = useMonthStories()
  const [address] = useSearchParams()
  return (
    <CardStateContext value={{ stateOf, month, address }}>
      <LikesProvider>{children}</LikesProvider>
    </CardStateContext>
  )
}

/** A like renders the hearts again, but not the cards. */
function LikesProvider({ children }: { children: ReactNode }) {
  return <LikesContext value={useLikes()}>{children}</LikesContext>
}

/** Throws outside the provider. */
export function useCardState(): CardState {
  return provided(use(CardStateContext))
}

/** As `useLikes`, shared by the cards. Throws outside the provider. */
export function useCardLikes(): Likes {
  return provided(use(LikesContext))
}

function provided<Value>(value: Value | null): Value {
  if (value === null) throw new Error('Cards must be used within the CardStateProvider')
  return value
}
