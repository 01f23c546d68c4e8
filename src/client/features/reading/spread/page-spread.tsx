import { useRef } from 'react'
import type { BookViewProps } from '../book-view.tsx'
import { BookView } from '../book-view.tsx'
import type { Spread } from './spread.ts'
import './spread.css'

interface PageSpreadProps extends Omit<BookViewProps, 'at' | 'page'> {
  spread: Spread
}

/** What lies open: one page, or two side by side, the left one first for every reader. */
export function PageSpread({ spread, textRef, ...props }: PageSpreadProps) {
  const secondRef = useRef<HTMLElement>(null)
  const { first, last } = spread
  const page = props.text.pages[first - 1]
  const second = first === last ? undefined : props.text.pages[last - 1]
  if (!page) return null
  const left = <BookView {...props} at={first} page={page} textRef={textRef} />
  if (!second) return left
  return (
    <div className="spread" data-turn={props.direction}>
      {left}
      <BookView {...props} at={last} page={second} textRef={secondRef} />
    </div>
  )
}
