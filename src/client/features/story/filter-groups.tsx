import type { StoryFacets } from '../../../contract/story.ts'
import { m } from '../../paraglide/messages.js'
import { choiceInGroup, countOf, groupLabel } from './filter-words.ts'
import type { FilterGroup, LibraryFilter } from './library-address.ts'
import { choices, filterGroups, toggled } from './library-address.ts'

interface FilterGroupsProps {
  filter: LibraryFilter
  /** How many stories each choice has; undefined until that is known. */
  facets: StoryFacets | undefined
  onChange: (changed: Partial<LibraryFilter>) => void
}

/** Each group's choices with the number of stories that they would add. */
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

/** A choice without stories cannot be taken, but always be left. */
function Choice({ filter, facets, onChange, group, choice }: ChoiceProps) {
  const chosen: readonly string[] = filter[group]
  const isChosen = chosen.includes(choice)
  const count = countOf(facets, group, choice)
  return (
    <label className="filter-choice">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={() => onChange(toggled(filter, group, choice))}
      />
      <span>{choiceInGroup(group, choice)}</span>
      {count !== null && (
        <span className="filter-count">
          {count}
          <span className="sr-only">
            {' '}
            {count === 1 ? m.library_choice_story() : m.library_choice_stories()}
          </span>
        </span>
      )}
    </label>
  )
}
