import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import { Cover } from '../story/cover.tsx'
import { voteQuery } from '../vote/vote-query.ts'
import { wordsIn } from '../vote/vote-words.ts'
import { Block } from './block.tsx'
import './vote-teaser.css'

/** Asks for a vote while a poll is running in which the family has not voted. */
export function VoteTeaser() {
  const { data } = useQuery(voteQuery())
  if (!data?.running || data.running.ownVote !== null) return null
  const question = wordsIn(getLocale(), data.running.question)
  return (
    <Block heading={m.dashboard_vote()}>
      <div className="vote-fan" aria-hidden="true">
        {data.running.candidates.slice(0, 3).map(({ candidateId, coverImageUrl }) => (
          <Cover
            key={candidateId}
            coverImageUrl={coverImageUrl}
            title=""
            sizes="96px"
            isDecorative
          />
        ))}
      </div>
      <p lang={question.lang}>{question.text}</p>
      <p className="mt-2">
        {m.dashboard_vote_text()}{' '}
        <Link className="font-bold" to="/voting">
          {m.dashboard_vote_link()}
        </Link>
      </p>
    </Block>
  )
}
