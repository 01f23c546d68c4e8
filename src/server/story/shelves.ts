import { and, inArray, sql } from 'drizzle-orm'
import type { Language } from '../../contract/base.ts'
import { readingLevels } from '../../contract/family.ts'
import { type StoryShelf, StoryValue } from '../../contract/story-card.ts'
import { type ChildLimits, fitsLimits } from '../child/queries.ts'
import type { Database } from '../db/client.ts'
import { story } from '../db/story-schema.ts'
import { toCards } from './queries.ts'
import { shownTitle } from './titles.ts'

/** Maximum number of stories of a shelf before „Alle anzeigen“. */
const shelfLength = 8

interface PlacedStory {
  kind: StoryShelf['kind']
  choice: string
  storyId: string
  total: number
}

/**
 * The shelves of the library: short stories, new ones, one for each value, one for each reading
 * level. Most liked first; new ones by date, those of a reading level by title. A single story is on a
 * shelf of its own only if no other shelf shows it.
 */
export async function listShelves(
  db: Database,
  { shownIn }: { shownIn?: Language | undefined },
  limits: ChildLimits | null,
): Promise<StoryShelf[]> {
  const { rows: places } = await db.execute<PlacedStory & Record<string, unknown>>(sql`
    with found as materialized (
      select story_id, likes, published_at, minutes, story_values, level,
        ${shownTitle(shownIn)} as title
      from ${story} where ${and(sql`true`, fitsLimits(limits))}),
    placed as (
      select 'short' as kind, '' as choice, found.* from found where minutes <= 5
      union all select 'new', '', found.* from found
      union all select 'value', one.value, found.* from found, unnest(story_values) as one (value)
      union all select 'level', level::text, found.* from found),
    ranked as (
      select kind, choice, story_id, count(*) over (partition by kind, choice)::int as total,
        row_number() over (partition by kind, choice order by
          case kind when 'new' then published_at end desc, case kind when 'level' then title end,
          likes desc, story_id) as place
      from placed)
    select kind, choice, story_id as "storyId", total from ranked
    where place <= ${shelfLength} order by kind, choice, place`)
  const cards = await findCards(db, places)
  const shelves = new Map<string, StoryShelf>()
  for (const place of places) {
    const card = cards.get(place.storyId)
    if (!card) continue
    const key = `${place.kind} ${place.choice}`
    const shelf = shelves.get(key) ?? emptyShelf(place)
    shelf.items.push(card)
    shelves.set(key, shelf)
  }
  const inOrder = shelfOrder.flatMap((key) => shelves.get(key) ?? [])
  const hasSeveral = ({ items }: StoryShelf) => items.length > 1
  const shown = new Set(inOrder.filter(hasSeveral).flatMap(storyIdsOn))
  return inOrder.filter(
    (shelf) => hasSeveral(shelf) || storyIdsOn(shelf).some((storyId) => !shown.has(storyId)),
  )
}

const storyIdsOn = ({ items }: StoryShelf) => items.map(({ storyId }) => storyId)

const shelfOrder = [
  'short ',
  'new ',
  ...StoryValue.options.map((value) => `value ${value}`),
  ...readingLevels.map((level) => `level ${level}`),
]

function emptyShelf({ kind, choice, total }: PlacedStory): StoryShelf {
  const stories = { total, items: [] }
  switch (kind) {
    case 'value':
      return { kind, value: StoryValue.parse(choice), ...stories }
    case 'level':
      return { kind, level: Number(choice), ...stories }
    default:
      return { kind, ...stories }
  }
}

/** Cards of the placed stories by id, each fetched once. */
async function findCards(db: Database, places: PlacedStory[]) {
  const ids = [...new Set(places.map(({ storyId }) => storyId))]
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db.select().from(story).where(inArray(story.storyId, ids))
  const cards = await toCards(db, rows)
  return new Map(cards.map((card) => [card.storyId, card]))
}
