/** Query parameters that select a screen of the content manager; a table's filters do not. */
export const screenParameters = ['bereich', 'geschichte', 'beitrag', 'monat']

/** An area of the content manager, by its id in `areas.ts`. */
export const areaAddress = (areaId: string) => `/content-manager?bereich=${areaId}`

/** The list of polls. */
export const pollsAddress = areaAddress('abstimmungen')

/** The form of a month's poll; `month` is 'YYYY-MM'. */
export const pollFormAddress = (month: string) => `${pollsAddress}&monat=${month}`

export const newPollFormAddress = pollFormAddress('neu')

/** The list of news posts. */
export const postsAddress = areaAddress('neuigkeiten')

/** The form of a news post; an empty `slug` creates one. */
export const postFormAddress = (slug: string) => `${postsAddress}&beitrag=${slug}`

/** Name of the open story in the address. */
export const storyParameter = 'geschichte'

/** The desk of a story. */
export const deskAddress = (storyId: string) =>
  `${areaAddress('geschichten')}&${storyParameter}=${storyId}`

/** The query with a story's desk open, or with the table; keeps the table's filters. */
export function withDesk(address: URLSearchParams, storyId: string | null): string {
  const changed = new URLSearchParams(address)
  changed.set('bereich', 'geschichten')
  if (storyId === null) changed.delete(storyParameter)
  else changed.set(storyParameter, storyId)
  return `?${changed}`
}
