import type { ReactNode } from 'react'

interface TextWithElementProps {
  /** Inserts a placeholder into the sentence, which the element replaces. */
  write: (placeholder: string) => string
  element: ReactNode
}

const placeholder = '{element}'

/** A sentence with an element in it, as a link. */
export function TextWithElement({ write, element }: TextWithElementProps) {
  const [before, after] = write(placeholder).split(placeholder)
  return (
    <>
      {before}
      {element}
      {after}
    </>
  )
}
