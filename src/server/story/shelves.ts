import type { Language } from '../../contract/base.ts'
import { readingLevels } from '../../contract/family.ts'
import { type StoryShelf, StoryValue } from '../../contract/story-card.ts'
import type { ChildLimits } from '../child/queries.ts'
import type { Database } from '../db/client.ts'
import { withChoice } from './facets.ts'
import { byTitle, likes, mostLiked, newestLiked, readVisible } from './filter.ts'
import { countIn, intersect } from './story-set.ts'

/** Maximum number of stories of a shelf before „Alle anzeigen“. */
const shelfLength = 8

/**
 * The shelves of the library: short stories, new ones, one for each value, one for each reading
 * level. Most liked first; new ones by date, those of a reading level by title. A single story is on a
 * shelf of its own only if no other shelf shows it.
 */
export async function listShelves(
  db: Database,
  searched: { shownIn?: Language | undefined },
  limits: ChildLimits | null,
): Promise<StoryShelf[]> {
  const { catalogue, visible } = await readVisible(db, [limits])
  const levelOrder = byTitle(catalogue, searched, likes)
  const rows = [
    {
      shelf: { kind: 'short' as const },
      of: withChoice(catalogue, 'time', ['up-to-5']),
      order: mostLiked,
    },
    { shelf: { kind: 'new' as const }, of: visible, order: newestLiked },
    ...StoryValue.options.map((value) => ({
      shelf: { kind: 'value' as const, value },
      of: withChoice(catalogue, 'value', [value]),
      order: mostLiked,
    })),
    ...readingLevels.map((level) => ({
      shelf: { kind: 'level' as const, level },
      of: withChoice(catalogue, 'level', [level]),
      order: levelOrder,
    })),
  ].map(({ shelf, of, order }) => {
    const stories = intersect(visible, of)
    const items = catalogue.first(stories, order, shelfLength).map(({ card }) => card)
    return { ...shelf, total: countIn(stories), items }
  })
  const shelves: StoryShelf[] = rows.filter(({ total }) => total > 0)
  const hasSeveral = ({ items }: StoryShelf) => items.length > 1
  const shown = new Set(shelves.filter(hasSeveral).flatMap(storyIdsOn))
  return shelves.filter(
    (shelf) => hasSeveral(shelf) || storyIdsOn(shelf).some((storyId) => !shown.has(storyId)),
  )
}

const storyIdsOn = ({ items }: StoryShelf) => items.map(({ storyId }) => storyId)
