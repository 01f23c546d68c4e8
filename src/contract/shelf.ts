import { z } from 'zod'
import { call, parentCall, StoryId } from './base.ts'
import { Child, OwnChild } from './child.ts'
import { maxRemembered } from './family.ts'
import { StoryCard } from './story.ts'

/** Lists a child keeps: favourites and stories to read later; private to the family. */
export const ShelfName = z.enum(['favorites', 'remember'])
export type ShelfName = z.infer<typeof ShelfName>

const OwnShelf = OwnChild.extend({ shelf: ShelfName })

/** Most stories that one call puts on a list or takes off, and that one arranges. */
const most = { marked: 200, arranged: 1000 }

const listFull = {
  LIST_FULL: {
    status: 409,
    message: `Erst etwas lesen? Mehr als ${maxRemembered} Geschichten lassen sich nicht merken.`,
  },
}

export const shelf = {
  /** The stories of a list in its order: what both this child and whoever reads here may see. */
  list: call
    .route({
      method: 'GET',
      path: '/users/{uid}/children/{childId}/{shelf}',
      summary: 'Liste eines Kindes',
      tags: ['shelf'],
    })
    .input(OwnShelf)
    .output(z.object({ stories: z.array(StoryCard) })),

  /** Puts a story on a list, behind the others, or takes it off; `remember` holds fifty. */
  mark: call
    .route({
      method: 'PUT',
      path: '/users/{uid}/children/{childId}/{shelf}/{storyId}',
      summary: 'Auf eine Liste setzen',
      tags: ['shelf'],
    })
    .errors(listFull)
    .input(OwnShelf.extend({ storyId: StoryId, marked: z.boolean() }))
    .output(Child),

  /** As `mark` for several at once: all of them or none; stories that are not there are left out. */
  markAll: call
    .route({
      method: 'PUT',
      path: '/users/{uid}/children/{childId}/{shelf}',
      summary: 'Mehrere auf eine Liste setzen',
      tags: ['shelf'],
    })
    .errors(listFull)
    .input(
      OwnShelf.extend({ storyIds: z.array(StoryId).min(1).max(most.marked), marked: z.boolean() }),
    )
    .output(Child),

  /** Puts a list in order. Ids that are not on it count for nothing; what is not named goes behind. */
  arrange: call
    .route({
      method: 'PATCH',
      path: '/users/{uid}/children/{childId}/{shelf}',
      summary: 'Liste ordnen',
      tags: ['shelf'],
    })
    .input(OwnShelf.extend({ storyIds: z.array(StoryId).min(1).max(most.arranged) }))
    .output(Child),

  /** For parents: the stories beyond a child's limits, and those they have allowed all the same. */
  listReleases: parentCall
    .route({
      method: 'GET',
      path: '/users/{uid}/children/{childId}/releases',
      summary: 'Geschichten jenseits der Grenzen',
      tags: ['shelf'],
    })
    .input(OwnChild)
    .output(z.array(z.object({ story: StoryCard, isReleased: z.boolean() }))),

  /** Allows one story in spite of the child's limits, or takes that back. */
  release: parentCall
    .route({
      method: 'PUT',
      path: '/users/{uid}/children/{childId}/releases/{storyId}',
      summary: 'Geschichte freigeben',
      tags: ['shelf'],
    })
    .input(OwnChild.extend({ storyId: StoryId, isReleased: z.boolean() }))
    .output(Child),
}
