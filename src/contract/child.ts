import { z } from 'zod'
import { avatarIds } from './avatars.ts'
import {
  ChildId,
  call,
  changesSomething,
  Language,
  parentCall,
  StoryId,
  singleLine,
  Timestamp,
  UserId,
} from './base.ts'
import { ageBands, childNameLength } from './family.ts'

/** What parents can set for a child beside its name. */
const ChildTraits = z.strictObject({
  avatar: z.enum(avatarIds),
  /** Null sets no limit. */
  ageBand: z.enum(ageBands).nullable(),
  /** Most owls that a story may have. */
  maxScare: z.number().int().min(0).max(3),
  birthYear: z.number().int().min(1990).max(2100).nullable(),
  readingLevel: z.number().int().min(1).max(4).nullable(),
  languages: z.array(Language).min(1).max(Language.options.length),
})

/** The child document of spec 3.48 with the child's traits; `childId` is its document id. */
export const Child = z.object({
  childId: ChildId,
  name: z.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  preferences: z.object({ prefDesign: z.string(), prefLanguage: z.string() }),
  ...ChildTraits.shape,
  /** The lists contain no story beyond the child's limits. */
  favorites: z.array(StoryId),
  remember: z.array(StoryId),
  likedStories: z.array(StoryId),
  readStories: z.array(StoryId),
})
export type Child = z.infer<typeof Child>

const OwnUser = z.strictObject({ uid: UserId })
export const OwnChild = OwnUser.extend({ childId: ChildId })

const ChildName = singleLine(childNameLength.max).trim().min(childNameLength.min)

export const ChildChange = ChildTraits.partial().extend({ name: ChildName.optional() })
export type ChildChange = z.infer<typeof ChildChange>

export const child = {
  list: call
    .meta({ scope: 'family', isStoredInBrowser: true })
    .route({ method: 'GET', path: '/users/{uid}/children', summary: 'Kinder', tags: ['child'] })
    .input(OwnUser)
    .output(z.array(Child)),

  get: call
    .meta({ scope: 'family', isStoredInBrowser: true })
    .route({
      method: 'GET',
      path: '/users/{uid}/children/{childId}',
      summary: 'Kind',
      tags: ['child'],
    })
    .input(OwnChild)
    .output(Child),

  /** Adds a child; an omitted `maxScare` is the one proposed for its age band. At most six. */
  create: parentCall
    .route({
      method: 'POST',
      path: '/users/{uid}/children',
      summary: 'Kind hinzufügen',
      tags: ['child'],
    })
    .errors({ TOO_MANY_CHILDREN: { status: 409, message: 'Mehr als sechs Kinder gehen nicht.' } })
    .input(OwnUser.extend(ChildChange.shape).required({ name: true }))
    .output(Child),

  /** Changes some of a child's traits; a proposed `maxScare` follows the age band, a chosen one stays. */
  update: parentCall
    .route({
      method: 'PATCH',
      path: '/users/{uid}/children/{childId}',
      summary: 'Kind ändern',
      tags: ['child'],
    })
    .input(
      OwnChild.extend(ChildChange.shape).refine((input) =>
        changesSomething(input, 'uid', 'childId'),
      ),
    )
    .output(Child),

  /** Removes a child with its lists, its reading and its diary; the default child stays. */
  remove: parentCall
    .route({
      method: 'DELETE',
      path: '/users/{uid}/children/{childId}',
      summary: 'Kind löschen',
      tags: ['child'],
    })
    .errors({
      DEFAULT_CHILD: { status: 409, message: 'Das erste Profil bleibt. Du kannst es umbenennen.' },
    })
    .input(OwnChild)
    .output(z.array(Child)),
}
