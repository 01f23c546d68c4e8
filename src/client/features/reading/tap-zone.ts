/** What a tap means by where it lies between the window's edges; both in CSS pixels. */
export function tapZone(x: number, width: number): 'previous' | 'bars' | 'next' {
  if (x < width / 3) return 'previous'
  return x > (width * 2) / 3 ? 'next' : 'bars'
}
