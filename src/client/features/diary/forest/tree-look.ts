import type { Tree } from '../../../../contract/diary.ts'

export const treeKinds = ['fir', 'oak', 'birch', 'poplar', 'pine', 'apple'] as const
export type TreeKind = (typeof treeKinds)[number]

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

interface TreeLook {
  kind: TreeKind
  season: Season
  /** 0 to 2; no two neighbours need to be equally tall. */
  size: number
}

/** How a tree is drawn: its kind comes from its story, its season and size from its day. Never changes. */
export function lookOf({
  day,
  story,
}: Pick<Tree, 'day'> & { story: { storyId: string } }): TreeLook {
  return {
    kind: treeKinds[hash(story.storyId) % treeKinds.length] ?? 'fir',
    season: seasonOf(day),
    size: hash(day) % 3,
  }
}

/** The meteorological season of a day like '2026-11-21', in the northern hemisphere. */
export function seasonOf(day: string): Season {
  const month = Number(day.slice(5, 7))
  if (month < 3 || month === 12) return 'winter'
  if (month < 6) return 'spring'
  return month < 9 ? 'summer' : 'autumn'
}

/** FNV-1a: spreads ids that differ in one letter. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}
