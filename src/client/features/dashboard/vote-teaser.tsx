import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import { Sketch } from '../vote/sketch.tsx'
import { voteQuery } from '../vote/vote-query.ts'
import { localizedText } from '../vote/vote-texts.ts'
import { Block } from './block.tsx'
import './vote-teaser.css'

/** Invites the family to a running poll in which it has not voted. */
export function VoteTeaser() {
  const { data } = useQuery(voteQuery())
  if (!data?.running || data.running.ownVote !== null) return null
  const question = localizedText(getLocale(), data.running.question)
  return (
    <Block heading={m.dashboard_vote()}>
      <div className="vote-fan" aria-hidden="true">
        {data.running.candidates.slice(0, 3).map(({ candidateId, title }, at) => (
          <Sketch key={candidateId} at={at} title={localizedText(getLocale(), title).text} />
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
