/** Letters of the longest part of a title that stays in one line. */
export function longestWord(title: string): number {
  return Math.max(...title.split(/[\s-]/).map((word) => word.length))
}
