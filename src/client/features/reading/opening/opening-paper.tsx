import { m } from '../../../paraglide/messages.js'
import { Paper } from '../../../ui/paper.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Cover } from '../../story/card/cover.tsx'

interface OpeningPaperProps {
  title: string
  coverImageUrl: string | null
}

/** Shown while a story opens: its cover, if it is cached, and a spinner. */
export function OpeningPaper({ title, coverImageUrl }: OpeningPaperProps) {
  return (
    <Paper className="mx-auto grid w-full max-w-text justify-items-center gap-2 self-start">
      {coverImageUrl !== null && (
        <div className="w-56 max-w-full">
          <Cover coverImageUrl={coverImageUrl} title={title} sizes="14rem" isEager />
        </div>
      )}
      <Spinner label={m.reader_opening()} />
      <p aria-hidden="true" className="text-lg">
        {m.reader_opening()}
      </p>
    </Paper>
  )
}
