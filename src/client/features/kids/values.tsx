import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Spinner } from '../../ui/spinner.tsx'
import { Cover } from '../story/cover.tsx'
import { storyValues, valueLabel } from '../story/story-values.ts'
import { kidsAddress } from './kids-address.ts'
import { valueQuery } from './kids-queries.ts'
import { KidsTrouble } from './kids-trouble.tsx'
import { PictureLink } from './picture-link.tsx'
import { choicesPerPage, PicturePages } from './picture-pages.tsx'
import { coverSizes } from './story-choice.tsx'

/** The shelves: every value that has a story for this child, with the cover of its first one. */
export function Values() {
  const [wanted, setWanted] = useState(0)
  const shelves = useQueries({ queries: storyValues.map((value) => valueQuery(value, 0)) })
  if (shelves.some(({ isPending }) => isPending)) {
    const failed = shelves.filter(({ error }) => error)
    if (failed.length === 0) return <Spinner label={m.site_loading()} />
  }
  const filled = storyValues.flatMap((value, at) => {
    const first = shelves[at]?.data?.items[0]
    return first ? [{ value, first }] : []
  })
  if (filled.length === 0) {
    return (
      <KidsTrouble
        onRetry={() => {
          for (const shelf of shelves) void shelf.refetch()
        }}
      />
    )
  }
  const pageCount = Math.ceil(filled.length / choicesPerPage)
  const page = Math.min(wanted, pageCount - 1)
  const from = page * choicesPerPage
  return (
    <PicturePages page={page} pageCount={pageCount} onPage={setWanted}>
      {filled.slice(from, from + choicesPerPage).map(({ value, first }) => (
        <PictureLink
          key={value}
          to={kidsAddress({ kind: 'value', value })}
          title={valueLabel(value)}
        >
          <Cover
            coverImageUrl={first.coverImageUrl}
            title={first.title}
            sizes={coverSizes}
            isEager
            isDecorative
          />
        </PictureLink>
      ))}
    </PicturePages>
  )
}
