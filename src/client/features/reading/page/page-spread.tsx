import { useRef } from 'react'
import type { Spread } from '../spread/spread.ts'
import { BookView, type BookViewProps } from './book-view.tsx'
import './spread.css'

interface PageSpreadProps extends Omit<BookViewProps, 'pageNumber' | 'page'> {
  spread: Spread
}

/** The shown pages: one, or two side by side. */
export function PageSpread({ spread, textRef, ...props }: PageSpreadProps) {
  const secondRef = useRef<HTMLElement>(null)
  const { first, last } = spread
  const page = props.text.pages[first - 1]
  const second = first === last ? undefined : props.text.pages[last - 1]
  if (!page) return null
  const left = <BookView {...props} pageNumber={first} page={page} textRef={textRef} />
  if (!second) return left
  return (
    <div className="spread" data-turn={props.direction}>
      {left}
      <BookView {...props} pageNumber={last} page={second} textRef={secondRef} />
    </div>
  )
}
