/** A set of stories: one bit for each place in the catalogue. Sets that are combined have one size. */
export type StorySet = Uint32Array

const wordBits = 32

export const emptySet = (size: number): StorySet => new Uint32Array(Math.ceil(size / wordBits))

export function addTo(set: StorySet, place: number): void {
  const word = Math.floor(place / wordBits)
  set[word] = (set[word] ?? 0) | (1 << (place % wordBits))
}

export const isIn = (set: StorySet, place: number): boolean =>
  (((set[Math.floor(place / wordBits)] ?? 0) >>> (place % wordBits)) & 1) === 1

export function placesIn(set: StorySet): number[] {
  const places: number[] = []
  // `rest & -rest` is the lowest bit that is left.
  for (const [word, bits] of set.entries())
    for (let rest = bits; rest !== 0; rest &= rest - 1)
      places.push(word * wordBits + wordBits - 1 - Math.clz32(rest & -rest))
  return places
}

export const intersect = (first: StorySet, ...others: StorySet[]): StorySet =>
  others.reduce((common, other) => common.map((bits, word) => bits & (other[word] ?? 0)), first)

export const unite = (first: StorySet, ...others: StorySet[]): StorySet =>
  others.reduce((all, other) => all.map((bits, word) => bits | (other[word] ?? 0)), first)

export const subtract = (set: StorySet, other: StorySet): StorySet =>
  set.map((bits, word) => bits & ~(other[word] ?? 0))

export const countIn = (set: StorySet): number => countCommon(set, set)

export function countCommon(one: StorySet, other: StorySet): number {
  let count = 0
  for (const [word, bits] of one.entries()) count += countBits(bits & (other[word] ?? 0))
  return count
}

/** Adds the bits of a word in ever wider groups. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
