import type { CSSProperties } from 'react'

/** Letters of the longest part of a title that stays in one line; a soft hyphen divides too. */
export function longestWord(title: string): number {
  return Math.max(...title.split(/[\s\u00ad-]/).map((word) => word.length))
}

/** For the styles that make a title's type as small as its longest word needs (story.css). */
export function wordFit(title: string): CSSProperties {
  return { '--letters': longestWord(title) } as CSSProperties
}
