import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Spinner } from '../../ui/spinner.tsx'
import { Cover } from '../story/cover.tsx'
import { valueLabel } from '../story/story-values.ts'
import { kidsAddress } from './kids-address.ts'
import { filledShelvesQuery } from './kids-queries.ts'
import { KidsTrouble } from './kids-trouble.tsx'
import { PictureLink } from './picture-link.tsx'
import { choicesPerPage, PicturePages } from './picture-pages.tsx'
import { coverSizes } from './story-choice.tsx'

/** The shelves: every value that has a story for this child, with the cover of its first one. */
export function Values() {
  const [wanted, setWanted] = useState(0)
  const { data, error, refetch } = useQuery(filledShelvesQuery(useQueryClient()))
  if (!data) {
    if (error) return <KidsTrouble onRetry={() => void refetch()} />
    return <Spinner label={m.site_loading()} />
  }
  const pageCount = Math.ceil(data.length / choicesPerPage)
  const page = Math.max(0, Math.min(wanted, pageCount - 1))
  const from = page * choicesPerPage
  return (
    <PicturePages page={page} pageCount={pageCount} onPage={setWanted}>
      {data.slice(from, from + choicesPerPage).map(({ value, first }) => (
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
