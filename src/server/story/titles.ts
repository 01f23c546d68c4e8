import type { Language } from '../../contract/base.ts'
import type { StoryCard } from '../../contract/story-card.ts'
import type { Catalogue } from './catalogue.ts'

/** Whether a language is not the one of a story's own `title`, German. */
const isForeign = (language: Language | undefined): language is Language =>
  language !== undefined && language !== 'de'

/** The title in a language other than the story's own German; undefined where there is none. */
export const foreignTitle = ({ titles }: StoryCard, language: Language | undefined) =>
  isForeign(language) ? titles[language] : undefined

const collator = new Intl.Collator('de-DE')

/** By place: the rank of the title shown among all, with German collation; equal titles have one rank. */
export function titleRanks(catalogue: Catalogue, language: Language | undefined): Int32Array {
  return catalogue.derive(`titles ${language ?? 'de'}`, (stories) => {
    const ordered = stories
      .map(({ place, card }) => ({ place, title: foreignTitle(card, language) ?? card.title }))
      .sort((one, other) => collator.compare(one.title, other.title))
    const ranks = new Int32Array(ordered.length)
    let rank = 0
    for (const [at, { place, title }] of ordered.entries()) {
      if (title !== ordered[at - 1]?.title) rank = at
      ranks[place] = rank
    }
    return ranks
  })
}
