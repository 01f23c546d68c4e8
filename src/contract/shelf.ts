import { z } from 'zod'
import { call, StoryId } from './base.ts'
import { Child, OwnChild } from './child.ts'

/** Lists a child keeps: favourites and stories to read later; private to the family. */
export const ShelfName = z.enum(['favorites', 'remember'])
export type ShelfName = z.infer<typeof ShelfName>

export const shelf = {
  mark: call
    .route({
      method: 'PUT',
      path: '/users/{uid}/children/{childId}/{shelf}/{storyId}',
      summary: 'Auf eine Liste setzen',
      tags: ['shelf'],
    })
    .input(OwnChild.extend({ shelf: ShelfName, storyId: StoryId, marked: z.boolean() }))
    .output(Child),
}
