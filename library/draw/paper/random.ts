/** Returns the next number in [0, 1). */
export type Random = () => number

/** Three random phases of a wave, in radians. */
export const phases = (random: Random): [number, number, number] => [
  random() * 6.28,
  random() * 6.28,
  random() * 6.28,
]

/** The entry at `index`, modulo the length. */
export const cycle = <T>(list: readonly [T, ...T[]], index: number): T =>
  list[index % list.length] ?? list[0]

/** A stream of random numbers in [0, 1) that is the same for the same seed, and so draws the same picture. */
export const seeded = (seed: number): Random => {
  let state = Math.floor(seed * 1000) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
