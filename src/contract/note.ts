import { z } from 'zod'
import { ChildId, ChosenTime, call, Language, StoryId, Timestamp } from './base.ts'
import { ageBands } from './family.ts'
import { Slug } from './news.ts'

/** A note in the app: drawn from what is so at the moment, kept nowhere. */
const Note = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('new-stories'),
    id: z.string(),
    at: Timestamp,
    data: z.object({
      count: z.number().int(),
      /** The newest three, with their titles by language. */
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
      /** What it turns this year. */
      age: z.number().int(),
      ageBand: z.enum(ageBands),
    }),
  }),
  /** The copy of everything the account has can be fetched. */
  z.object({
    kind: z.literal('export-ready'),
    id: z.string(),
    at: Timestamp,
    data: z.object({ expiresAt: Timestamp.nullable() }),
  }),
])

const SeenNote = z.intersection(Note, z.object({ isNew: z.boolean() }))
export type SeenNote = z.infer<typeof SeenNote>

export const note = {
  /** Newest first; nothing where `prefMessage` is off, and in Kindermodus. */
  list: call
    .route({ method: 'GET', path: '/notes', summary: 'Hinweise', tags: ['note'] })
    .output(z.array(SeenNote)),

  /** Notes up to that moment have been seen; never goes back. */
  markSeen: call
    .route({ method: 'PUT', path: '/notes/seen', summary: 'Hinweise gesehen', tags: ['note'] })
    .input(z.strictObject({ until: ChosenTime }))
    .output(z.array(SeenNote)),
}
