const maxSimilar = 3

/** Up to three stories in the candidates' order; those that the child has read come last. */
export function pickSimilar<Story extends { storyId: string }>(
  candidates: readonly Story[],
  readStories: readonly string[],
): Story[] {
  const isRead = ({ storyId }: Story) => readStories.includes(storyId)
  const unread = candidates.filter((story) => !isRead(story))
  return [...unread, ...candidates.filter(isRead)].slice(0, maxSimilar)
}
