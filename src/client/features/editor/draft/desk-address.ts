/** Name of the open story in the content manager's address. */
export const storyParameter = 'geschichte'

/** The address with a story's desk open, or the table again; the table's own view stays in it. */
export function withDesk(address: URLSearchParams, storyId: string | null): string {
  const written = new URLSearchParams(address)
  written.set('bereich', 'geschichten')
  if (storyId === null) written.delete(storyParameter)
  else written.set(storyParameter, storyId)
  return `?${written}`
}
