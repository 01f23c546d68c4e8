import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Spinner } from '../../ui/spinner.tsx'
import { Cover } from '../story/card/cover.tsx'
import { valueLabel } from '../story/labels/story-values.ts'
import { kidsAddress } from './kids-address.ts'
import { KidsLoadError } from './kids-notices.tsx'
import { valuesWithStoriesQuery } from './kids-queries.ts'
import { PictureLink } from './picture-link.tsx'
import { choicesPerPage, PicturePages } from './picture-pages.tsx'
import { coverSizes } from './story-choice.tsx'

/** Every value with stories for this child, with the cover of its first story. */
export function ValueChoices() {
  const [requestedPage, setRequestedPage] = useState(0)
  const { data, error, refetch } = useQuery(valuesWithStoriesQuery(useQueryClient()))
  if (!data) {
    if (error) return <KidsLoadError onRetry={() => void refetch()} />
    return <Spinner label={m.site_loading()} />
  }
  const pageCount = Math.ceil(data.length / choicesPerPage)
  const page = Math.max(0, Math.min(requestedPage, pageCount - 1))
  const from = page * choicesPerPage
  return (
    <PicturePages page={page} pageCount={pageCount} onPage={setRequestedPage}>
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
