import { type ReactNode, useState } from 'react'
import { pageOf } from './kids-pages.ts'
import { KidsScreen, type KidsScreenProps } from './kids-screen.tsx'

interface PagedChoicesProps<Choice> extends Pick<KidsScreenProps, 'shape'> {
  choices: readonly Choice[]
  /** Renders a choice as a list item; `isAlone` if it is the only one of the screen. */
  children: (choice: Choice, isAlone: boolean) => ReactNode
}

/** A complete list of choices, three at a time. */
export function PagedChoices<Choice>({ choices, shape, children }: PagedChoicesProps<Choice>) {
  const [requestedPage, setRequestedPage] = useState(0)
  const { page, pageCount, shown } = pageOf(choices, requestedPage)
  return (
    <KidsScreen
      page={page}
      pageCount={pageCount}
      onPage={setRequestedPage}
      count={shown.length}
      shape={shape}
    >
      {shown.map((choice) => children(choice, shown.length === 1))}
    </KidsScreen>
  )
}
