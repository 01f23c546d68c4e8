import { Voting } from '../features/vote/voting.tsx'
import { m } from '../paraglide/messages.js'
import { PageHead } from '../shell/page/page-head.tsx'
import { Paper } from '../ui/paper.tsx'

export function Component() {
  return (
    <div className="voting">
      <PageHead title={m.voting_heading()} description={m.voting_description()} />
      <Paper className="voting-head">
        <div className="page-picture" data-picture="owl" />
        <h1 tabIndex={-1}>{m.voting_heading()}</h1>
        <p className="mt-3 max-w-text">{m.voting_intro()}</p>
      </Paper>
      <Voting />
    </div>
  )
}
