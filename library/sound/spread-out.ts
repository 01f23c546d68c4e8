interface Limits {
  /** Between two places, at least. */
  distance: number
  /** The first place is not before `from`; the last is `distance` before `to`, if there is room. */
  from: number
  to: number
}

/**
 * Moves places in order as little as possible (by least squares), so that they are at least `distance` apart;
 * rounds to whole numbers. Neighbours that are too close share the way: one comes earlier, one later.
 */
export const spreadOut = (places: readonly number[], { distance, from, to }: Limits): number[] => {
  // With the distances taken away it is enough that the places are in order: pool those that are not.
  const pools: { sum: number; count: number }[] = []
  for (const [i, place] of places.entries()) {
    let pool = { sum: place - i * distance, count: 1 }
    for (let before = pools.at(-1); before; before = pools.at(-1)) {
      if (before.sum / before.count <= pool.sum / pool.count) break
      pool = { sum: before.sum + pool.sum, count: before.count + pool.count }
      pools.pop()
    }
    pools.push(pool)
  }
  const latest = Math.max(from, to - places.length * distance)
  const starts = pools.flatMap(({ sum, count }) =>
    Array.from({ length: count }, () => Math.min(latest, Math.max(from, sum / count))),
  )
  return starts.map((start, i) => Math.round(start) + i * distance)
}
