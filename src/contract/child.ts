import { z } from 'zod'
import { ChildId, call, lineOfText, StoryId, Timestamp, UserId } from './base.ts'

/** The child document of spec section 3; `childId` is its document id. */
export const Child = z.object({
  childId: ChildId,
  name: z.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  preferences: z.object({ prefDesign: z.string(), prefLanguage: z.string() }),
  favorites: z.array(StoryId),
  remember: z.array(StoryId),
  likedStories: z.array(StoryId),
  readStories: z.array(StoryId),
})
export type Child = z.infer<typeof Child>

const OwnUser = z.strictObject({ uid: UserId })
export const OwnChild = OwnUser.extend({ childId: ChildId })

export const child = {
  list: call
    .route({ method: 'GET', path: '/users/{uid}/children', summary: 'Kinder', tags: ['child'] })
    .input(OwnUser)
    .output(z.array(Child)),

  get: call
    .route({
      method: 'GET',
      path: '/users/{uid}/children/{childId}',
      summary: 'Kind',
      tags: ['child'],
    })
    .input(OwnChild)
    .output(Child),

  /** Renames a child: 1 to 20 characters after trimming (product.md F1). */
  update: call
    .route({
      method: 'PATCH',
      path: '/users/{uid}/children/{childId}',
      summary: 'Kind umbenennen',
      tags: ['child'],
    })
    .input(OwnChild.extend({ name: lineOfText(20).trim().min(1) }))
    .output(Child),
}
