import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Paper } from '../../../ui/paper.tsx'

interface FrameProps {
  intro: string
  /** Whether the heading is the page's main heading. */
  isPageHead?: boolean
  /** Links below the heading. */
  nav?: ReactNode
  /** For which child the stories are chosen. */
  chosenFor?: ReactNode
  /** A field beside the heading. */
  field?: ReactNode
  /** Below the stories. */
  after?: ReactNode
  children: ReactNode
}

/** Heading and intro of the most liked stories, whichever time they are of. */
export function TopStoriesFrame(props: FrameProps) {
  const { intro, isPageHead = false, nav, chosenFor, field, after, children } = props
  const Heading = isPageHead ? 'h1' : 'h2'
  return (
    <section aria-labelledby="top-stories">
      <Paper className="max-sm:px-4 lg:px-14 lg:py-12">
        <Heading id="top-stories" tabIndex={isPageHead ? -1 : undefined}>
          {m.topstories_heading()}
        </Heading>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div className="flex-[1_1_22rem]">
            {nav && <div className="mt-4">{nav}</div>}
            <p className={`max-w-text ${nav ? 'top-stories-intro mt-4' : 'mt-2'}`}>{intro}</p>
            {chosenFor}
          </div>
          {field}
        </div>
        <div className="top-stories-below">{children}</div>
        {after}
      </Paper>
    </section>
  )
}
