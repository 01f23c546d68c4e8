import { z } from 'zod'
import {
  editorCall,
  guestCall,
  Language,
  multiLine,
  searchText,
  singleLine,
  Timestamp,
  Version,
  verifiedCall,
  visibleCharacter,
} from './base.ts'
import { Month } from './vote.ts'

/** State of an idea or a plan; only editors and its author see a `pending` one. */
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

/** A change of state with the team's answer. */
const Step = z.object({
  state: RoadmapState,
  at: Timestamp,
  answer: z.string(),
})

export const RoadmapItem = z.object({
  itemId: ItemId,
  state: RoadmapState,
  /** By language; an idea has only the language of its author. */
  titles: z.partialRecord(Language, z.string()),
  bodies: z.partialRecord(Language, z.string()),
  votes: z.number().int().nonnegative(),
  /** Planned or actual month of release. */
  month: Month.nullable(),
  createdAt: Timestamp,
  hasVoted: z.boolean(),
  isOwn: z.boolean(),
})
export type RoadmapItem = z.infer<typeof RoadmapItem>

const roadmapTag = { tags: ['roadmap'] }
const ideaTexts = {
  title: singleLine(80).trim().min(5).regex(visibleCharacter),
  body: multiLine(1000).trim(),
}

const RoadmapDetails = RoadmapItem.extend({
  steps: z.array(Step),
  /** The item that this one duplicates. */
  duplicateOf: ItemId.nullable(),
})
export type RoadmapDetails = z.infer<typeof RoadmapDetails>

const EditedItem = RoadmapDetails.extend({
  /** False for plans of the team: they are loaded again at each start, so they can only be declined. */
  isRemovable: z.boolean(),
  version: z.number().int(),
})
export type EditedItem = z.infer<typeof EditedItem>

const hasText = (texts: object) => Object.keys(texts).length > 0

export const roadmap = {
  /** Public items, and the account's own pending ideas. */
  list: guestCall
    .meta({ isPubliclyCached: true, isStoredInBrowser: true, hasLongAnswer: true })
    .route({ method: 'GET', path: '/roadmap', summary: 'Fahrplan', ...roadmapTag })
    .output(z.array(RoadmapItem)),

  get: guestCall
    .meta({ isPubliclyCached: true, isStoredInBrowser: true, hasLongAnswer: true })
    .route({ method: 'GET', path: '/roadmap/{itemId}', summary: 'Ein Punkt', ...roadmapTag })
    .input(z.strictObject({ itemId: ItemId }))
    .output(RoadmapDetails),

  /** Public items with a similar text, most similar first, shown while somebody writes an idea. */
  similar: guestCall
    .route({ method: 'GET', path: '/roadmap/similar', summary: 'Ähnliche Ideen', ...roadmapTag })
    .input(z.strictObject({ text: searchText(80) }))
    .output(z.array(RoadmapItem)),

  /** Suggests an idea and votes for it; it is public once an editor saves it. Not in kids mode. */
  suggest: verifiedCall
    .route({ method: 'POST', path: '/roadmap', summary: 'Idee vorschlagen', ...roadmapTag })
    .input(z.strictObject({ ...ideaTexts, language: Language }))
    .output(RoadmapItem),

  /** Votes for an item or takes the vote back; closed items accept none. */
  vote: verifiedCall
    .route({ method: 'PUT', path: '/roadmap/{itemId}/vote', summary: 'Dafür', ...roadmapTag })
    .errors({ NOT_POSSIBLE: { status: 409, message: 'Dafür kann man nicht mehr stimmen.' } })
    .input(z.strictObject({ itemId: ItemId, voted: z.boolean() }))
    .output(RoadmapItem),

  /** All items, pending ones first. */
  listAll: editorCall
    .route({ method: 'GET', path: '/editor/roadmap', summary: 'Ideen und Fahrplan', ...roadmapTag })
    .output(z.array(EditedItem)),

  /** Creates a plan of the team. */
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
          /** The team's answer to the new state; '' for none. */
          answer: multiLine(1000).trim(),
          /** Required for the state `duplicate` only: the item that receives the votes. */
          duplicateOf: ItemId.nullable(),
          version: Version.min(1),
        })
        .refine(({ state, duplicateOf }) => (state === 'duplicate') === (duplicateOf !== null), {
          path: ['duplicateOf'],
        }),
    )
    .output(EditedItem),

  /** Removes an item that nobody should read: a joke, an insult, somebody's name. */
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
