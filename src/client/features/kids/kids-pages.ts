/** Choices per screen. */
export const choicesPerPage = 3

/** The requested page (from 0) of a complete list, or its last one, as the list may have become shorter. */
export function pageOf<Item>(items: readonly Item[], requestedPage: number) {
  const pageCount = Math.ceil(items.length / choicesPerPage)
  const page = Math.max(0, Math.min(requestedPage, pageCount - 1))
  const shown = items.slice(page * choicesPerPage, (page + 1) * choicesPerPage)
  return { page, pageCount, shown }
}
