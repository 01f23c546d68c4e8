/**
 * A copy of cached data with changed `likes` of a story, in lists, pages and single stories; the same
 * data where the story is not in it.
 */
export function withLikes<Data>(
  data: Data,
  storyId: string,
  change: (likes: number) => number,
): Data
export function withLikes(
  data: unknown,
  storyId: string,
  change: (likes: number) => number,
): unknown {
  if (Array.isArray(data)) {
    const changed = data.map((item) => withLikes(item, storyId, change))
    return changed.some((item, at) => item !== data[at]) ? changed : data
  }
  if (typeof data !== 'object' || data === null) return data
  if ('storyId' in data && data.storyId === storyId && 'likes' in data) {
    const likes = Math.max(0, change(Number(data.likes)))
    return likes === data.likes ? data : { ...data, likes }
  }
  const entries = Object.entries(data)
  const changed = entries.map(([name, value]) => [name, withLikes(value, storyId, change)] as const)
  return changed.some(([, value], at) => value !== entries[at]?.[1])
    ? Object.fromEntries(changed)
    : data
}
