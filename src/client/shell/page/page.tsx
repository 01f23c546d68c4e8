import type { ReactNode } from 'react'
import { Paper } from '../../ui/paper.tsx'
import { PageHead } from './page-head.tsx'

interface PageProps {
  heading: string
  description?: string
  /** A small decorative drawing beside the text. */
  picture?: 'books' | 'hedgehog' | 'lantern' | 'letter' | 'nest' | 'owl' | 'signpost'
  /** A link above the heading to the page that this one belongs to. */
  back?: ReactNode
  /** Buttons or links below the text. */
  actions?: ReactNode
  children?: ReactNode
}

/** A simple page: one sheet of paper with heading, text and links. */
export function Page({ heading, description, picture, back, actions, children }: PageProps) {
  return (
    <div className="quiet-page mx-auto max-w-page px-4 pt-10 md:px-8 md:pt-16">
      <PageHead title={heading} description={description} />
      <Paper className="mx-auto flow-root max-w-[46rem] md:px-10">
        {picture && <div className="page-picture" data-picture={picture} />}
        {back && <div className="mb-3">{back}</div>}
        <h1 tabIndex={-1}>{heading}</h1>
        <div className="mt-4 text-base">{children}</div>
        {actions && <div className="mt-6 flex flex-wrap items-start gap-3">{actions}</div>}
      </Paper>
    </div>
  )
}
