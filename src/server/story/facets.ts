import type { z } from 'zod'
import type { StoryCard, StoryFacets, StoryFilter, StoryTime } from '../../contract/story-card.ts'
import type { Catalogue } from './catalogue.ts'
import { addTo, countCommon, intersect, type StorySet, unite } from './story-set.ts'

type Filter = z.output<typeof StoryFilter>
type Facet = keyof StoryFacets

const maxScare = 3

/** The choices of each facet that a story counts for. */
const choices: Record<Facet, (card: StoryCard) => (string | number | boolean)[]> = {
  value: ({ values }) => values,
  level: ({ level }) => [level],
  kind: ({ kind }) => [kind],
  age: ({ ageFrom, ageTo }) => numbersFrom(ageFrom, ageTo),
  time: ({ minutes }) => [timeOf(minutes)],
  language: ({ languages }) => languages,
  hasAudio: ({ hasAudio }) => [hasAudio],
  maxScare: ({ scare }) => numbersFrom(scare, maxScare),
}
const facetNames = Object.keys(choices) as Facet[]

const numbersFrom = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)

function timeOf(minutes: number): StoryTime {
  if (minutes <= 5) return 'up-to-5'
  if (minutes <= 10) return '5-10'
  return minutes <= 20 ? '10-20' : 'over-20'
}

/** The stories of each choice of a facet. */
function setsOf(catalogue: Catalogue, facet: Facet): Map<string, StorySet> {
  return catalogue.derive(`facet ${facet}`, (stories) => {
    const sets = new Map<string, StorySet>()
    for (const story of stories)
      for (const choice of choices[facet](story.card)) {
        const set = sets.get(String(choice)) ?? catalogue.empty()
        sets.set(String(choice), set)
        addTo(set, story.place)
      }
    return sets
  })
}

/** The stories with one of these choices of a facet. */
export function withChoice(
  catalogue: Catalogue,
  facet: Facet,
  chosen: readonly unknown[],
): StorySet {
  const sets = setsOf(catalogue, facet)
  return unite(catalogue.empty(), ...chosen.flatMap((choice) => sets.get(String(choice)) ?? []))
}

/**
 * The stories of `found` that match all facets of a filter and, for each facet's choices, the number of those
 * that match all other facets.
 */
export function filterByFacets(
  catalogue: Catalogue,
  filter: Filter,
  found: StorySet,
): { matching: StorySet; facets: StoryFacets } {
  const matchingEach = new Map<Facet, StorySet>()
  for (const facet of facetNames) {
    const chosen = filter[facet]
    if (chosen !== undefined) matchingEach.set(facet, withChoice(catalogue, facet, [chosen].flat()))
  }
  const facets = Object.fromEntries(
    facetNames.map((facet) => {
      const others = [...matchingEach].flatMap(([name, set]) => (name === facet ? [] : [set]))
      const matching = intersect(found, ...others)
      const counts = [...setsOf(catalogue, facet)].map(
        ([choice, set]) => [choice, countCommon(matching, set)] as const,
      )
      return [facet, Object.fromEntries(counts.filter(([, count]) => count > 0))]
    }),
  )
  return { matching: intersect(found, ...matchingEach.values()), facets: facets as StoryFacets }
}
