import { useAuth } from '../../data/session.tsx'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { Block } from './block.tsx'
import { isVoteMissing } from './plan-words.ts'

/** Asks for a vote while a poll is running in which the family has not voted. */
export function VoteTeaser() {
  const { profile } = useAuth()
  if (!profile || !isVoteMissing(profile, now())) return null
  return (
    <Block heading={m.dashboard_vote()}>
      <p>
        {m.dashboard_vote_text()}{' '}
        <Link className="font-bold" to="/voting">
          {m.dashboard_vote_link()}
        </Link>
      </p>
    </Block>
  )
}
