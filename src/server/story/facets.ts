import { and, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { StoryFacets, StoryFilter } from '../../contract/story-card.ts'
import { type ChildLimits, fitsLimits } from '../child/queries.ts'
import type { Database } from '../db/client.ts'
import { story } from '../db/story-schema.ts'
import { conditionsOf, type Facet, matchesOutsideFacets } from './filter.ts'

/** The choices of each facet that a story of the table `found` counts for. */
const choices: Record<Facet, SQL> = {
  value: sql`unnest(story_values)`,
  level: sql`level`,
  kind: sql`kind`,
  age: sql`generate_series(age_from, age_to)`,
  time: sql`case when minutes <= 5 then 'up-to-5' when minutes <= 10 then '5-10'
    when minutes <= 20 then '10-20' else 'over-20' end`,
  language: sql`unnest(languages)`,
  hasAudio: sql`has_audio`,
  maxScare: sql`generate_series(scare, 3)`,
}

type Row = { facet: Facet | 'total'; choice: string; stories: number }

/**
 * Counts the stories of a filter and, for each facet's choices, those that match all other facets, in
 * one pass.
 */
export async function countFacets(
  db: Database,
  filter: z.output<typeof StoryFilter>,
  limits: ChildLimits | null,
): Promise<{ total: number; facets: StoryFacets }> {
  const conditions = Object.entries(conditionsOf(filter)).flatMap(([facet, condition]) =>
    condition ? [sql`case when not (${condition}) then ${facet} end`] : [],
  )
  const groups = Object.entries(choices).map(
    ([facet, choice]) => sql`
      select ${facet}::text as facet, (${choice})::text as choice from found
      where missed <@ array[${facet}::text]`,
  )
  const { rows } = await db.execute<Row>(sql`
    with found as materialized (
      select story_values, level, kind, age_from, age_to, minutes, languages, has_audio, scare,
        array_remove(array[${sql.join(conditions, sql`, `)}]::text[], null) as missed
      from ${story} where ${and(sql`true`, ...matchesOutsideFacets(filter), fitsLimits(limits))})
    select facet, choice, count(*)::int as stories
    from (
      ${sql.join(groups, sql` union all `)}
      union all select 'total', '' from found where missed = '{}'
    ) each_choice group by facet, choice`)
  const facets = Object.fromEntries(Object.keys(choices).map((facet) => [facet, {}])) as StoryFacets
  let total = 0
  for (const { facet, choice, stories } of rows) {
    if (facet === 'total') total = stories
    else facets[facet][choice] = stories
  }
  return { total, facets }
}
