import { m } from '../../../paraglide/messages.js'
import { Paper } from '../../../ui/paper.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Cover } from '../../story/card/cover.tsx'
import './opening.css'

/** Shown while a story opens: its cover and a spinner. */
export function OpeningPaper({ coverImageUrl }: { coverImageUrl: string }) {
  return (
    <Paper className="mx-auto grid w-full max-w-text justify-items-center gap-2 self-start">
      <div className="opening-cover">
        <Cover coverImageUrl={coverImageUrl} title="" sizes="20rem" isEager isDecorative />
      </div>
      <Spinner label={m.reader_opening()} />
      <p aria-hidden="true" className="text-lg">
        {m.reader_opening()}
      </p>
    </Paper>
  )
}
