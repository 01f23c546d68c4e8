import { z } from 'zod'
import { editorCall, ReferenceNumber, Timestamp } from './base.ts'

/** A side effect in the queue; what it says and to whom stays unseen. */
export const Effect = z.object({
  id: z.number().int(),
  kind: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  attempts: z.number().int(),
  createdAt: Timestamp,
  nextAttemptAt: Timestamp,
  lastError: z.string().nullable(),
})
export type Effect = z.infer<typeof Effect>

/** A cancellation or withdrawal that no contract was found for, or that asks for more than we do by ourselves. */
export const Declaration = z.object({
  number: z.string(),
  kind: z.enum(['cancellation', 'withdrawal']),
  receivedAt: Timestamp,
  name: z.string(),
  email: z.string(),
  /** What was declared, as in the receipt. */
  content: z.string(),
  state: z.enum(['received', 'carried-out', 'for-staff', 'settled']),
})
export type Declaration = z.infer<typeof Declaration>

export const editor = {
  /** The newest 100 side effects; those that wait or failed come first. */
  listEffects: editorCall
    .route({ method: 'GET', path: '/editor/effects', summary: 'Ausgang', tags: ['editor'] })
    .output(z.array(Effect)),

  /** Tries a waiting or failed one again at once. */
  retryEffect: editorCall
    .route({
      method: 'POST',
      path: '/editor/effects/{id}/retry',
      summary: 'Noch einmal versuchen',
      tags: ['editor'],
    })
    .input(z.strictObject({ id: z.coerce.number().int().positive() }))
    .output(z.array(Effect)),

  listDeclarations: editorCall
    .route({
      method: 'GET',
      path: '/editor/declarations',
      summary: 'Kündigungen und Widerrufe',
      tags: ['editor'],
    })
    .output(z.array(Declaration)),

  /** Notes that somebody has taken care of it. */
  settleDeclaration: editorCall
    .route({
      method: 'POST',
      path: '/editor/declarations/{number}/settle',
      summary: 'Erledigt',
      tags: ['editor'],
    })
    .input(z.strictObject({ number: ReferenceNumber }))
    .output(z.array(Declaration)),
}
