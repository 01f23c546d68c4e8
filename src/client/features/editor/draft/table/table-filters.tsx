import type { DraftState } from '../../../../../contract/draft.ts'
import { readingLevels } from '../../../../../contract/family.ts'
import { m } from '../../../../paraglide/messages.js'
import { SelectField } from '../../../../ui/select-field.tsx'
import { languageLabel } from '../../../story/filter/filter-labels.ts'
import { isStoryValue, storyValues, valueLabel } from '../../../story/labels/story-values.ts'
import { SearchField } from '../../../story/library/search-field.tsx'
import { stateLabel } from '../core/draft-labels.ts'
import { draftStates, type TableView } from './table-address.ts'
import type { ChangeTable } from './use-table-view.ts'

interface TableFiltersProps {
  view: TableView
  /** Number of stories by state; undefined while loading. */
  byState: Partial<Record<DraftState, number>> | undefined
  onChange: ChangeTable
}

const all = (label: string) => ['', label] as const

/** Search and filters; every choice changes the address. */
export function TableFilters({ view, byState, onChange }: TableFiltersProps) {
  return (
    <search className="draft-filters" aria-label={m.draft_filters()}>
      <SearchField search={view.search} onSearch={(search) => onChange({ search })} />
      <SelectField
        label={m.draft_column_state()}
        value={view.state ?? ''}
        options={[
          all(m.draft_all()),
          ...draftStates.map(
            (state) => [state, withCount(stateLabel(state), byState?.[state])] as const,
          ),
        ]}
        onChange={(value) =>
          onChange({ state: draftStates.find((state) => state === value) ?? null })
        }
      />
      <SelectField
        label={m.draft_column_values()}
        value={view.value ?? ''}
        options={[
          all(m.draft_all()),
          ...storyValues.map((value) => [value, valueLabel(value)] as const),
        ]}
        onChange={(value) => onChange({ value: isStoryValue(value) ? value : null })}
      />
      <SelectField
        label={m.draft_column_languages()}
        value={view.language ?? ''}
        options={[all(m.draft_all()), ['de', languageLabel('de')], ['en', languageLabel('en')]]}
        onChange={(value) =>
          onChange({ language: value === 'de' || value === 'en' ? value : null })
        }
      />
      <SelectField
        label={m.draft_column_level()}
        value={view.level === null ? '' : String(view.level)}
        options={[
          all(m.draft_all()),
          ...readingLevels.map(
            (level) => [String(level), m.library_level_step({ level })] as const,
          ),
        ]}
        onChange={(value) => onChange({ level: value === '' ? null : Number(value) })}
      />
    </search>
  )
}

const withCount = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${count})`
