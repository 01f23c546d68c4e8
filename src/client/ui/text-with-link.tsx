import type { ReactNode } from 'react'

const placeholder = '{link}'

/** A sentence with a link, or another element. `write` inserts a placeholder into the sentence, which it replaces. */
export function TextWithLink({
  write,
  link,
}: {
  write: (placeholder: string) => string
  link: ReactNode
}) {
  const [before, after] = write(placeholder).split(placeholder)
  return (
    <>
      {before}
      {link}
      {after}
    </>
  )
}
