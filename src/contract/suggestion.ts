import { z } from 'zod'
import { call, StoryId } from './base.ts'
import { OwnChild } from './child.ts'
import { StoryCard } from './story.ts'

/** How long the family has to read aloud, in minutes. */
export const ReadingTime = z.union([z.literal(5), z.literal(10), z.literal(15)])
export type ReadingTime = z.infer<typeof ReadingTime>

export const suggestion = {
  /**
   * Up to three stories that fit the child and the time: those never read before the others. Their
   * order holds for a day in Berlin, so that `skip` pages on; `total` is how many there are.
   */
  list: call
    .route({
      method: 'GET',
      path: '/users/{uid}/children/{childId}/suggestions',
      summary: 'Heute vorlesen',
      tags: ['suggestion'],
    })
    .input(
      OwnChild.extend({
        minutes: z.coerce.number().pipe(ReadingTime).default(10),
        skip: z.coerce.number().int().min(0).max(10_000).default(0),
      }),
    )
    .output(z.object({ items: z.array(StoryCard), total: z.number().int() })),

  /** Suggests a story no more to this child, or takes that back. */
  dismiss: call
    .route({
      method: 'PUT',
      path: '/users/{uid}/children/{childId}/dismissed/{storyId}',
      summary: 'Nicht mehr vorschlagen',
      tags: ['suggestion'],
    })
    .input(OwnChild.extend({ storyId: StoryId, isDismissed: z.boolean() }))
    .output(z.object({ isDismissed: z.boolean() })),
}
