import { displayTitle, plainLetters } from '../../../../contract/rules.ts'
import type { StoryCard, StorySort, StoryTime } from '../../../../contract/story-card.ts'
import type { LibraryFilter } from '../address/library-address.ts'

/**
 * What a search and its filters find among the stories that this device knows; offline only. The same
 * rules as on the server, but a search compares titles and teasers alone.
 */
export function findKnown(cards: readonly StoryCard[], filter: LibraryFilter): StoryCard[] {
  return cards.filter((card) => matches(card, filter)).sort(orders[filter.sort ?? 'likes'])
}

/** Whether a story matches one choice of every group that has any, and every word of the search. */
function matches(card: StoryCard, filter: LibraryFilter): boolean {
  const isAny = <Choice>(choices: readonly Choice[], fits: (choice: Choice) => boolean) =>
    choices.length === 0 || choices.some(fits)
  const { search, age, time, value, kind, level, language, extra } = filter
  const texts = [displayTitle(card), ...Object.values(card.titles)]
  const searched = plainLetters([...texts, card.teaser, ...Object.values(card.teasers)].join('\n'))
  return (
    plainLetters(search)
      .split(/\s+/)
      .every((word) => searched.includes(word)) &&
    isAny(age.map(Number), (years) => card.ageFrom <= years && years <= card.ageTo) &&
    isAny(time, (span) => isWithin[span](card.minutes)) &&
    isAny(value, (each) => card.values.includes(each)) &&
    isAny(kind, (each) => card.kind === each) &&
    isAny(level.map(Number), (each) => card.level === each) &&
    isAny(language, (each) => card.languages.includes(each)) &&
    (!extra.includes('audio') || card.hasAudio) &&
    (!extra.includes('gentle') || card.scare === 0)
  )
}

const isWithin: Record<StoryTime, (minutes: number) => boolean> = {
  'up-to-5': (minutes) => minutes <= 5,
  '5-10': (minutes) => minutes > 5 && minutes <= 10,
  '10-20': (minutes) => minutes > 10 && minutes <= 20,
  'over-20': (minutes) => minutes > 20,
}

const orders: Record<StorySort, (one: StoryCard, other: StoryCard) => number> = {
  likes: (one, other) => other.likes - one.likes,
  new: (one, other) => other.publishedAt.localeCompare(one.publishedAt),
  short: (one, other) => one.minutes - other.minutes,
  title: (one, other) => displayTitle(one).localeCompare(displayTitle(other)),
}
