import type { StoryFacets } from '../../../../contract/story-card.ts'
import { m } from '../../../paraglide/messages.js'
import {
  choices,
  type FilterGroup,
  filterGroups,
  type LibraryFilter,
  toggleChoice,
} from '../address/library-address.ts'
import { choiceInGroup, facetCount, groupLabel } from './filter-labels.ts'

interface FilterGroupsProps {
  filter: LibraryFilter
  /** The number of stories of each choice; undefined while loading. */
  facets: StoryFacets | undefined
  /** The same of the whole library. */
  wholeFacets: StoryFacets | undefined
  onChange: (changed: Partial<LibraryFilter>) => void
}

/** The choices of each group with their numbers of stories. */
export function FilterGroups(props: FilterGroupsProps) {
  return (
    <div className="filter-groups">
      {filterGroups.map((group) => (
        <fieldset key={group} className="filter-group">
          <legend>{groupLabel(group)}</legend>
          <div className="filter-choices">
            {choices[group].map((choice) => (
              <Choice key={choice} {...props} group={group} choice={choice} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

type ChoiceProps = FilterGroupsProps & { group: FilterGroup; choice: string }

/** A choice without stories is disabled, and omitted where the whole library has none, unless it is chosen. */
function Choice({ filter, facets, wholeFacets, onChange, group, choice }: ChoiceProps) {
  const chosen: readonly string[] = filter[group]
  const isChosen = chosen.includes(choice)
  const count = facetCount(facets, group, choice)
  if (facetCount(wholeFacets, group, choice) === 0 && !isChosen) return null
  return (
    <label className="filter-choice">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={() => onChange(toggleChoice(filter, group, choice))}
      />
      <span>{choiceInGroup(group, choice)}</span>
      {count !== null && (
        <span className="filter-count">
          ({count}
          <span className="sr-only">
            {' '}
            {count === 1 ? m.library_choice_story() : m.library_choice_stories()}
          </span>
          )
        </span>
      )}
    </label>
  )
}
