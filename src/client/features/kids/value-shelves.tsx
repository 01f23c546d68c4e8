import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { StoryCard, StoryValue } from '../../../contract/story-card.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Cover } from '../story/card/cover.tsx'
import { valueLabel } from '../story/labels/story-values.ts'
import { kidsAddress } from './kids-address.ts'
import { KidsLoadError } from './kids-notices.tsx'
import { valuesWithStoriesQuery } from './kids-queries.ts'
import { PagedChoices } from './paged-choices.tsx'
import { SpeakButton } from './speak-button.tsx'
import './value-shelves.css'

/** Every value with stories for this child, as a shelf on which its first stories stand. */
export function ValueShelves() {
  const { data, error, refetch } = useQuery(valuesWithStoriesQuery(useQueryClient()))
  if (!data) {
    if (error) return <KidsLoadError onRetry={() => void refetch()} />
    return <Spinner label={m.site_loading()} />
  }
  return (
    <PagedChoices choices={data} shape="shelves">
      {(shelf) => <ValueShelf key={shelf.value} {...shelf} />}
    </PagedChoices>
  )
}

function ValueShelf({ value, stories }: { value: StoryValue; stories: readonly StoryCard[] }) {
  const label = valueLabel(value)
  return (
    <li className="kids-shelf">
      <Link to={kidsAddress({ kind: 'value', value })} className="kids-shelf-link">
        <span className="kids-shelf-books">
          <span className="kids-books">
            {stories.map(({ storyId, coverImageUrl, title }) => (
              <span key={storyId} className="kids-book">
                <Cover
                  coverImageUrl={coverImageUrl}
                  title={title}
                  sizes="(orientation: landscape) 16vw, 28vw"
                  isEager
                  isDecorative
                />
              </span>
            ))}
          </span>
        </span>
        <span className="kids-shelf-board">{label}</span>
      </Link>
      <SpeakButton text={label} language={getLocale()} />
    </li>
  )
}
