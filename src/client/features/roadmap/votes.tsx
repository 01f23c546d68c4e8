import { ThumbsUp } from 'lucide-react'
import type { RoadmapItem } from '../../../contract/roadmap.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { localizedText, votesText } from './roadmap-labels.ts'
import { useVote } from './use-vote.ts'

interface VotesProps {
  item: RoadmapItem
  /** Shows a label beside the icon. */
  isWide?: boolean
}

/** Whether one can vote for an item. */
export const acceptsVotes = ({ state }: RoadmapItem) =>
  state === 'open' || state === 'planned' || state === 'started'

/** The votes of an item: a button while it accepts votes and there is a network, else a number. */
export function Votes({ item, isWide = false }: VotesProps) {
  const isOnline = useIsOnline()
  if (acceptsVotes(item) && isOnline) return <VoteButton item={item} isWide={isWide} />
  return item.votes > 0 ? <p className="roadmap-votes">{votesText(item.votes)}</p> : null
}

function VoteButton({ item, isWide }: Required<VotesProps>) {
  const toggle = useVote(item)
  const { text, lang } = localizedText(item.titles)
  return (
    <button type="button" className="roadmap-vote" aria-pressed={item.hasVoted} onClick={toggle}>
      <ThumbsUp aria-hidden="true" size={20} fill={item.hasVoted ? 'currentColor' : 'none'} />
      {isWide && <span>{m.roadmap_vote_word()}</span>}
      <span className="sr-only">
        {!isWide && `${m.roadmap_vote_word()}: `}
        <span lang={lang}>{text}</span>,{' '}
      </span>
      <span className="roadmap-count">{item.votes}</span>
    </button>
  )
}
