import type { DraftState } from '../../../../../contract/draft.ts'
import { readingLevels } from '../../../../../contract/family.ts'
import { m } from '../../../../paraglide/messages.js'
import { SelectField } from '../../../../ui/select-field.tsx'
import { languageLabel } from '../../../story/filter-words.ts'
import { SearchField } from '../../../story/search-field.tsx'
import { isStoryValue, storyValues, valueLabel } from '../../../story/story-values.ts'
import { stateLabel } from '../draft-words.ts'
import type { TableView } from './table-address.ts'
import { draftStates } from './table-address.ts'
import type { ChangeTable } from './use-table-view.ts'

interface TableFiltersProps {
  view: TableView
  /** How many stories stand so; undefined until it is known. */
  byState: Partial<Record<DraftState, number>> | undefined
  onChange: ChangeTable
}

const all = (label: string) => ['', label] as const

/** Search and filters; every choice goes into the address at once. */
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
            (state) => [state, counted(stateLabel(state), byState?.[state])] as const,
          ),
        ]}
        onChange={(said) =>
          onChange({ state: draftStates.find((state) => state === said) ?? null })
        }
      />
      <SelectField
        label={m.draft_column_values()}
        value={view.value ?? ''}
        options={[
          all(m.draft_all()),
          ...storyValues.map((value) => [value, valueLabel(value)] as const),
        ]}
        onChange={(said) => onChange({ value: isStoryValue(said) ? said : null })}
      />
      <SelectField
        label={m.draft_column_languages()}
        value={view.language ?? ''}
        options={[all(m.draft_all()), ['de', languageLabel('de')], ['en', languageLabel('en')]]}
        onChange={(said) => onChange({ language: said === 'de' || said === 'en' ? said : null })}
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
        onChange={(said) => onChange({ level: said === '' ? null : Number(said) })}
      />
    </search>
  )
}

const counted = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${count})`
