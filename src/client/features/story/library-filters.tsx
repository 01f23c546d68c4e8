import { m } from '../../paraglide/messages.js'
import { FilterSelect } from './filter-select.tsx'
import type { LibraryFilter } from './library-address.ts'
import { ages, minuteLimits, sorts } from './library-address.ts'
import { SearchField } from './search-field.tsx'
import { isStoryValue, storyValues, valueLabel } from './story-values.ts'

interface LibraryFiltersProps {
  filter: LibraryFilter
  onChange: (changed: Partial<LibraryFilter>) => void
}

const sortLabels = {
  likes: m.library_sort_likes,
  new: m.library_sort_new,
  short: m.library_sort_short,
  title: m.library_sort_title,
}

const numberOrNull = (text: string) => (text === '' ? null : Number(text))

/** Search, value, age, reading time, order. */
export function LibraryFilters({ filter, onChange }: LibraryFiltersProps) {
  return (
    <search className="grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]">
      <SearchField search={filter.search} onSearch={(search) => onChange({ search })} />
      <div className="library-filters">
        <FilterSelect
          label={m.library_value()}
          value={filter.value ?? ''}
          options={[
            ['', m.library_value_any()],
            ...storyValues.map((value) => [value, valueLabel(value)] as const),
          ]}
          onChange={(value) => onChange({ value: isStoryValue(value) ? value : null })}
        />
        <FilterSelect
          label={m.library_age()}
          value={String(filter.age ?? '')}
          options={[
            ['', m.library_age_any()],
            ...ages.map((age) => [String(age), m.library_age_years({ age })] as const),
          ]}
          onChange={(age) => onChange({ age: numberOrNull(age) })}
        />
        <FilterSelect
          label={m.library_minutes()}
          value={String(filter.maxMinutes ?? '')}
          options={[
            ['', m.library_minutes_any()],
            ...minuteLimits.map(
              (minutes) => [String(minutes), m.library_minutes_max({ minutes })] as const,
            ),
          ]}
          onChange={(minutes) => onChange({ maxMinutes: numberOrNull(minutes) })}
        />
        <FilterSelect
          label={m.library_sort()}
          value={filter.sort}
          options={sorts.map((sort) => [sort, sortLabels[sort]()] as const)}
          onChange={(chosen) =>
            onChange({ sort: sorts.find((sort) => sort === chosen) ?? 'likes' })
          }
        />
      </div>
    </search>
  )
}
