import type { Language } from '../../../../contract/base.ts'
import type { StoryFacets, StoryKind, StoryTime } from '../../../../contract/story-card.ts'
import { m } from '../../../paraglide/messages.js'
import type { FilterGroup } from '../address/library-address.ts'
import { isStoryValue, valueLabel } from '../labels/story-values.ts'

const groupNames: Record<FilterGroup, () => string> = {
  age: m.library_age,
  time: m.library_minutes,
  value: m.library_value,
  kind: m.library_kind,
  level: m.library_level,
  language: m.library_language,
  extra: m.library_extra,
}

/** The name of a group. */
export const groupLabel = (group: FilterGroup) => groupNames[group]()

const timeNames: Record<StoryTime, () => string> = {
  'up-to-5': m.library_time_short,
  '5-10': m.library_time_five_to_ten,
  '10-20': m.library_time_ten_to_twenty,
  'over-20': m.library_time_long,
}
const kindNames: Record<StoryKind, () => string> = {
  maerchen: m.story_kind_maerchen,
  fabel: m.story_kind_fabel,
  alltag: m.story_kind_alltag,
}
const languageNames: Record<Language, () => string> = {
  de: m.story_language_de,
  en: m.story_language_en,
}

export const kindLabel = (kind: StoryKind) => kindNames[kind]()
export const languageLabel = (language: Language) => languageNames[language]()

const nameIn = (names: Record<string, () => string>, choice: string) => names[choice]?.() ?? choice

/** The name of a choice, understandable without its group. */
export function choiceLabel(group: FilterGroup, choice: string): string {
  switch (group) {
    case 'age':
      return m.library_age_years({ age: choice })
    case 'time':
      return nameIn(timeNames, choice)
    case 'value':
      return isStoryValue(choice) ? valueLabel(choice) : choice
    case 'kind':
      return nameIn(kindNames, choice)
    case 'level':
      return m.library_level_of({ level: choice })
    case 'language':
      return nameIn(languageNames, choice)
    case 'extra':
      return choice === 'audio' ? m.library_extra_audio() : m.library_extra_gentle()
    default:
      return group satisfies never
  }
}

/** The name of a choice below the name of its group. */
export function choiceInGroup(group: FilterGroup, choice: string): string {
  return group === 'level' ? m.library_level_step({ level: choice }) : choiceLabel(group, choice)
}

/** The number of stories of a choice; null while loading. */
export function facetCount(
  facets: StoryFacets | undefined,
  group: FilterGroup,
  choice: string,
): number | null {
  if (!facets) return null
  if (group !== 'extra') return facets[group][choice] ?? 0
  return (choice === 'audio' ? facets.hasAudio.true : facets.maxScare['0']) ?? 0
}
