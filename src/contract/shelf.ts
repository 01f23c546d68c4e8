import { z } from 'zod'
import { call, parentCall, StoryId } from './base.ts'
import { Child, OwnChild } from './child.ts'
import { StoryCard } from './story.ts'

/** Lists a child keeps: favourites and stories to read later; private to the family. */
export const ShelfName = z.enum(['favorites', 'remember'])
export type ShelfName = z.infer<typeof ShelfName>

export const shelf = {
  /** The stories of a list in its order: what both this child and whoever reads here may see. */
  list: call
    .route({
      method: 'GET',
      path: '/users/{uid}/children/{childId}/{shelf}',
      summary: 'Liste eines Kindes',
      tags: ['shelf'],
    })
    .input(OwnChild.extend({ shelf: ShelfName }))
    .output(z.object({ stories: z.array(StoryCard) })),

  mark: call
    .route({
      method: 'PUT',
      path: '/users/{uid}/children/{childId}/{shelf}/{storyId}',
      summary: 'Auf eine Liste setzen',
      tags: ['shelf'],
    })
    .input(OwnChild.extend({ shelf: ShelfName, storyId: StoryId, marked: z.boolean() }))
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

  /** Allows one story in spite of the child's limits, or takes that back (product.md F4). */
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
