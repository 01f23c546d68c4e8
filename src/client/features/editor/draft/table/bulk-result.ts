import { m } from '../../../../paraglide/messages.js'

interface Result {
  storyId: string
  outcome: 'done' | 'not-ready' | 'not-found'
}

/** What became of a change of many stories, in words; those that were left out by their titles. */
export function bulkResult(
  results: readonly Result[],
  rows: readonly { storyId: string; title: string }[],
): { text: string; isAll: boolean } {
  const titlesOf = (outcome: Result['outcome']) =>
    results
      .filter((result) => result.outcome === outcome)
      .map(({ storyId }) => rows.find((row) => row.storyId === storyId)?.title || storyId)
      .map((title) => `„${title}“`)
      .join(', ')
  const done = results.filter(({ outcome }) => outcome === 'done').length
  const unready = titlesOf('not-ready')
  const gone = titlesOf('not-found')
  const parts = [
    done === 1 ? m.draft_bulk_done_one() : m.draft_bulk_done({ count: done }),
    unready && m.draft_bulk_not_ready({ titles: unready }),
    gone && m.draft_bulk_not_found({ titles: gone }),
  ]
  return { text: parts.filter(Boolean).join(' '), isAll: done === results.length }
}
