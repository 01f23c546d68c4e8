import type { Feeling } from './expression.ts'

const gapes: Partial<Record<Feeling, number>> = {
  surprised: 18,
  frightened: 16,
  joyful: 15,
  crying: 20,
  angry: 13,
}

/** How far a beak opens in a mood, in degrees. */
export const gapeOf = (mood: Feeling) => gapes[mood] ?? 0

const crests: Partial<Record<Feeling, number>> = {
  surprised: 0.8,
  frightened: 1,
  angry: 1,
  proud: 0.6,
  joyful: 0.4,
  sad: -0.8,
  crying: -0.8,
  tired: -0.6,
  sulky: -0.3,
}

/** How far crest, nape and ears stand up in a mood: -1 flat to 1 on end. */
export const crestOf = (mood: Feeling) => crests[mood] ?? 0
