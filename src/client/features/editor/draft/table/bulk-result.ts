import { m } from '../../../../paraglide/messages.js'

interface Result {
  storyId: string
  outcome: 'done' | 'not-ready' | 'planned' | 'not-found'
}

/** Message about a bulk change, with the titles of the skipped stories. */
export function bulkResult(
  results: readonly Result[],
  rows: readonly { storyId: string; title: string }[],
): { text: string; isComplete: boolean } {
  const titlesOf = (outcome: Result['outcome']) =>
    results
      .filter((result) => result.outcome === outcome)
      .map(({ storyId }) => rows.find((row) => row.storyId === storyId)?.title || storyId)
      .map((title) => `„${title}“`)
      .join(', ')
  const done = results.filter(({ outcome }) => outcome === 'done').length
  const unready = titlesOf('not-ready')
  const planned = titlesOf('planned')
  const missing = titlesOf('not-found')
  const parts = [
    done === 1 ? m.draft_bulk_done_one() : m.draft_bulk_done({ count: done }),
    unready && m.draft_bulk_not_ready({ titles: unready }),
    planned && m.draft_bulk_planned({ titles: planned }),
    missing && m.draft_bulk_not_found({ titles: missing }),
  ]
  return { text: parts.filter(Boolean).join(' '), isComplete: done === results.length }
}
