import { z } from 'zod'
import { call, parentCall, StoryId } from './base.ts'
import { Child, OwnChild } from './child.ts'
import { maxRemembered } from './family.ts'
import { StoryCard } from './story-card.ts'

/** Lists of a child: favourites and stories to read later; private to the family. */
export const ListName = z.enum(['favorites', 'remember'])
export type ListName = z.infer<typeof ListName>

const OwnList = OwnChild.extend({ list: ListName })

/** Most stories in one call. */
const maxStories = { marked: 200, arranged: 1000 }

const listFull = {
  LIST_FULL: {
    status: 409,
    message: `Erst etwas lesen? Mehr als ${maxRemembered} Geschichten lassen sich nicht merken.`,
  },
}

export const list = {
  /** The stories of a list in its order, within the limits of this child and of the active child. */
  list: call
    .meta({ scope: 'child' })
    .route({
      method: 'GET',
      path: '/users/{uid}/children/{childId}/{list}',
      summary: 'Liste eines Kindes',
      tags: ['list'],
    })
    .input(OwnList)
    .output(z.object({ stories: z.array(StoryCard) })),

  /** Appends a story to a list or removes it; `remember` has at most fifty. */
  mark: call
    .meta({ mayWaitOffline: true })
    .route({
      method: 'PUT',
      path: '/users/{uid}/children/{childId}/{list}/{storyId}',
      summary: 'Auf eine Liste setzen',
      tags: ['list'],
    })
    .errors(listFull)
    .input(OwnList.extend({ storyId: StoryId, marked: z.boolean() }))
    .output(Child),

  /** As `mark` for several stories, all or none; unknown stories are omitted. */
  markAll: call
    .meta({ mayWaitOffline: true })
    .route({
      method: 'PUT',
      path: '/users/{uid}/children/{childId}/{list}',
      summary: 'Mehrere auf eine Liste setzen',
      tags: ['list'],
    })
    .errors(listFull)
    .input(
      OwnList.extend({
        storyIds: z.array(StoryId).min(1).max(maxStories.marked),
        marked: z.boolean(),
      }),
    )
    .output(Child),

  /** Reorders a list. Ids that are not on it are ignored; omitted stories go to the end. */
  arrange: call
    .meta({ mayWaitOffline: true })
    .route({
      method: 'PATCH',
      path: '/users/{uid}/children/{childId}/{list}',
      summary: 'Liste ordnen',
      tags: ['list'],
    })
    .input(OwnList.extend({ storyIds: z.array(StoryId).min(1).max(maxStories.arranged) }))
    .output(Child),

  /** The stories beyond a child's limits, and whether the parents have released them. */
  listReleases: parentCall
    .meta({ scope: 'child' })
    .route({
      method: 'GET',
      path: '/users/{uid}/children/{childId}/releases',
      summary: 'Geschichten jenseits der Grenzen',
      tags: ['list'],
    })
    .input(OwnChild)
    .output(z.array(z.object({ story: StoryCard, isReleased: z.boolean() }))),

  /** Releases one story beyond the child's limits, or revokes that. */
  release: parentCall
    .route({
      method: 'PUT',
      path: '/users/{uid}/children/{childId}/releases/{storyId}',
      summary: 'Geschichte freigeben',
      tags: ['list'],
    })
    .input(OwnChild.extend({ storyId: StoryId, isReleased: z.boolean() }))
    .output(Child),
}
