import { z } from 'zod'
import {
  editorCall,
  guestCall,
  Language,
  lineOfText,
  provenCall,
  searchText,
  somethingVisible,
  Timestamp,
  textOfLines,
  Version,
} from './base.ts'
import { Month } from './vote.ts'

/** Where an idea or a plan stands; `pending` is seen by editors and by whoever had the idea. */
export const RoadmapState = z.enum([
  'pending',
  'open',
  'planned',
  'started',
  'completed',
  'declined',
  'duplicate',
])
export type RoadmapState = z.infer<typeof RoadmapState>

const ItemId = z.uuid()

/** A change of state, with what the team said to it. */
const Step = z.object({
  state: RoadmapState,
  at: Timestamp,
  answer: z.string(),
})

export const RoadmapItem = z.object({
  itemId: ItemId,
  state: RoadmapState,
  /** By language; an idea has the one its parent wrote in. */
  titles: z.partialRecord(Language, z.string()),
  bodies: z.partialRecord(Language, z.string()),
  votes: z.number().int().nonnegative(),
  /** When it is meant to come, or came. */
  month: Month.nullable(),
  createdAt: Timestamp,
  hasVoted: z.boolean(),
  isOwn: z.boolean(),
})
export type RoadmapItem = z.infer<typeof RoadmapItem>

const roadmapTag = { tags: ['roadmap'] }
const ideaTexts = {
  title: lineOfText(80).trim().min(5).regex(somethingVisible),
  body: textOfLines(1000).trim(),
}

const RoadmapDetails = RoadmapItem.extend({
  steps: z.array(Step),
  /** The item that says the same. */
  duplicateOf: ItemId.nullable(),
})
export type RoadmapDetails = z.infer<typeof RoadmapDetails>

const EditedItem = RoadmapDetails.extend({
  /** The team's own plans come back with the next start and can only be declined. */
  isRemovable: z.boolean(),
  version: z.number().int(),
})
export type EditedItem = z.infer<typeof EditedItem>

const hasText = (texts: object) => Object.keys(texts).length > 0

export const roadmap = {
  /** Everything public, and the account's own ideas that nobody has looked at yet. */
  list: guestCall
    .route({ method: 'GET', path: '/roadmap', summary: 'Fahrplan', ...roadmapTag })
    .output(z.array(RoadmapItem)),

  get: guestCall
    .route({ method: 'GET', path: '/roadmap/{itemId}', summary: 'Ein Punkt', ...roadmapTag })
    .input(z.strictObject({ itemId: ItemId }))
    .output(RoadmapDetails),

  /** Public items whose words are like these, the likest first, for whoever is typing an idea. */
  similar: guestCall
    .route({ method: 'GET', path: '/roadmap/similar', summary: 'Ähnliche Ideen', ...roadmapTag })
    .input(z.strictObject({ text: searchText(80) }))
    .output(z.array(RoadmapItem)),

  /** Suggests an idea, with its own vote; it is public once an editor has seen it. Not in Kindermodus. */
  suggest: provenCall
    .route({ method: 'POST', path: '/roadmap', summary: 'Idee vorschlagen', ...roadmapTag })
    .input(z.strictObject({ ...ideaTexts, language: Language }))
    .output(RoadmapItem),

  /** One vote of an account for an item, or taking it back; ended items take none. */
  vote: provenCall
    .route({ method: 'PUT', path: '/roadmap/{itemId}/vote', summary: 'Dafür', ...roadmapTag })
    .errors({ NOT_POSSIBLE: { status: 409, message: 'Dafür kann man nicht mehr stimmen.' } })
    .input(z.strictObject({ itemId: ItemId, voted: z.boolean() }))
    .output(RoadmapItem),

  /** All items, the pending ones first. */
  listAll: editorCall
    .route({ method: 'GET', path: '/editor/roadmap', summary: 'Ideen und Fahrplan', ...roadmapTag })
    .output(z.array(EditedItem)),

  /** Makes an item of the team's own. */
  create: editorCall
    .route({ method: 'POST', path: '/editor/roadmap', summary: 'Punkt anlegen', ...roadmapTag })
    .input(
      z.strictObject({
        titles: z.strictObject({ de: ideaTexts.title, en: ideaTexts.title.optional() }),
        bodies: z.strictObject({ de: ideaTexts.body, en: ideaTexts.body.optional() }),
        state: RoadmapState.exclude(['pending', 'duplicate']),
        month: Month.nullable(),
      }),
    )
    .output(EditedItem),

  /** Changes texts or state; a new state or an answer becomes a step of its history. */
  save: editorCall
    .route({
      method: 'PUT',
      path: '/editor/roadmap/{itemId}',
      summary: 'Punkt speichern',
      ...roadmapTag,
    })
    .errors({
      EDITED_MEANWHILE: {
        status: 409,
        message: 'Jemand anderes hat inzwischen gespeichert.',
        data: z.object({ current: EditedItem.nullable() }),
      },
    })
    .input(
      z
        .strictObject({
          itemId: ItemId,
          titles: z.partialRecord(Language, ideaTexts.title).refine(hasText),
          bodies: z.partialRecord(Language, ideaTexts.body),
          state: RoadmapState.exclude(['pending']),
          month: Month.nullable(),
          /** What the team says to the new state; '' says nothing. */
          answer: textOfLines(1000).trim(),
          /** For the state `duplicate`, and only for it: its votes go there. */
          duplicateOf: ItemId.nullable(),
          version: Version.min(1),
        })
        .refine(({ state, duplicateOf }) => (state === 'duplicate') === (duplicateOf !== null), {
          path: ['duplicateOf'],
        }),
    )
    .output(EditedItem),

  /** Takes away what nobody should read: a joke, an insult, somebody's name. */
  remove: editorCall
    .route({
      method: 'DELETE',
      path: '/editor/roadmap/{itemId}',
      summary: 'Punkt entfernen',
      ...roadmapTag,
    })
    .errors({
      NOT_POSSIBLE: {
        status: 409,
        message: 'Das gehört zum Fahrplan und lässt sich nur ablehnen.',
      },
    })
    .input(z.strictObject({ itemId: ItemId }))
    .output(z.array(EditedItem)),
}
