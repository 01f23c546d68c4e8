import { z } from 'zod'
import { ChildId, ChosenTime, call, Language, StoryId, Timestamp } from './base.ts'
import { ageBands } from './family.ts'
import { Slug } from './news.ts'

/** A notification in the app, computed from the current state and stored nowhere. */
const Notification = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('new-stories'),
    id: z.string(),
    at: Timestamp,
    data: z.object({
      count: z.number().int(),
      /** The three newest stories with their titles by language. */
      stories: z.array(
        z.object({ storyId: StoryId, titles: z.partialRecord(Language, z.string()) }),
      ),
    }),
  }),
  z.object({
    kind: z.literal('news'),
    id: z.string(),
    at: Timestamp,
    data: z.object({
      count: z.number().int(),
      /** The newest post, with its titles by language. */
      slug: Slug,
      titles: z.partialRecord(Language, z.string()),
    }),
  }),
  /** A child has become older than its age band. */
  z.object({
    kind: z.literal('outgrown'),
    id: z.string(),
    at: Timestamp,
    data: z.object({
      childId: ChildId,
      name: z.string(),
      /** Age that the child reaches this year. */
      age: z.number().int(),
      ageBand: z.enum(ageBands),
    }),
  }),
  /** The copy of the account's data is ready. */
  z.object({
    kind: z.literal('export-ready'),
    id: z.string(),
    at: Timestamp,
    data: z.object({ expiresAt: Timestamp.nullable() }),
  }),
])

const SeenNotification = z.intersection(Notification, z.object({ isNew: z.boolean() }))
export type SeenNotification = z.infer<typeof SeenNotification>

export const notification = {
  /** Newest first; empty where `prefMessage` is off and in kids mode. */
  list: call
    .meta({ scope: 'family' })
    .route({ method: 'GET', path: '/notes', summary: 'Hinweise', tags: ['notification'] })
    .output(z.array(SeenNotification)),

  /** Marks notifications up to `until` as seen; never moves back. */
  markSeen: call
    .route({
      method: 'PUT',
      path: '/notes/seen',
      summary: 'Hinweise gesehen',
      tags: ['notification'],
    })
    .input(z.strictObject({ until: ChosenTime }))
    .output(z.array(SeenNotification)),
}
