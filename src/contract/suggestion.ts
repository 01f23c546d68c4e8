import { z } from 'zod'
import { call, StoryId } from './base.ts'
import { OwnChild } from './child.ts'
import { StoryCard } from './story-card.ts'

/** Minutes that the family has for reading aloud. */
export const ReadingTime = z.union([z.literal(5), z.literal(10), z.literal(15)])
export type ReadingTime = z.infer<typeof ReadingTime>

export const suggestion = {
  /**
   * Up to three stories that fit the child and the time, unread ones first. The order is stable for a
   * day in Berlin, so that `skip` works as paging; `total` counts all of them.
   */
  list: call
    .meta({ scope: 'child', isStoredInBrowser: true, hasLongAnswer: true })
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

  /** Stops suggesting a story to this child, or allows it again. */
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
