import type { ReactNode } from 'react'

const mark = '{link}'

/** A sentence whose `{place}` is a link: `write` puts a mark there, the link takes its place. */
export function TextWithLink({
  write,
  link,
}: {
  write: (mark: string) => string
  link: ReactNode
}) {
  const [before, after] = write(mark).split(mark)
  return (
    <>
      {before}
      {link}
      {after}
    </>
  )
}
