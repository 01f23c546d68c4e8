import { z } from 'zod'
import { ChildId, call, MailedToken, parentCall, unproven } from './base.ts'
import { pinLength } from './family.ts'

/** What this browser is for the family: a state of the session, never of the account. */
export const Device = z.object({
  /** The child that reads here; null until somebody chose ("Wer liest heute?"). */
  activeChildId: ChildId.nullable(),
  isKidsMode: z.boolean(),
  hasPin: z.boolean(),
  /** Whether the parents' area may be entered now. */
  isGateOpen: z.boolean(),
  /** Whether the account can be confirmed by a password; else it signs in with Google again. */
  hasPassword: z.boolean(),
})
export type Device = z.infer<typeof Device>

const gateClosed = {
  GATE_CLOSED: { status: 403, message: 'Das ist der Elternbereich. Bitte schließ ihn erst auf.' },
}

export const device = {
  get: call
    .route({ method: 'GET', path: '/device', summary: 'Dieses Gerät', tags: ['device'] })
    .output(Device),

  /**
   * Says which child reads here. To one with wider limits it goes through the gate: in Kindermodus,
   * or where there is a PIN.
   */
  chooseChild: call
    .route({ method: 'PUT', path: '/device/child', summary: 'Wer liest?', tags: ['device'] })
    .errors(gateClosed)
    .input(z.strictObject({ childId: ChildId }))
    .output(Device),

  /** Kindermodus: beginning is free, ending wants the PIN where there is one. */
  setKidsMode: call
    .route({ method: 'PUT', path: '/device/kids-mode', summary: 'Kindermodus', tags: ['device'] })
    .errors(gateClosed)
    .input(z.strictObject({ isKidsMode: z.boolean() }))
    .output(Device),
}

const Pin = z.string().regex(new RegExp(`^\\d{${pinLength}}$`))

const wrongSecret = {
  WRONG_SECRET: { status: 403, message: 'Das stimmt leider nicht.' },
}

export const gate = {
  /** Opens the parents' area of this browser for five minutes, by PIN or by the account's password. */
  open: call
    .route({ method: 'POST', path: '/gate', summary: 'Elternbereich öffnen', tags: ['gate'] })
    .errors(wrongSecret)
    .input(
      z.union([
        z.strictObject({ pin: Pin }),
        z.strictObject({ password: z.string().min(1).max(128) }),
      ]),
    )
    .output(Device),

  close: call
    .route({ method: 'DELETE', path: '/gate', summary: 'Elternbereich schließen', tags: ['gate'] })
    .output(Device),

  setPin: parentCall
    .route({ method: 'PUT', path: '/gate/pin', summary: 'Eltern-PIN setzen', tags: ['gate'] })
    .input(z.strictObject({ pin: Pin }))
    .output(Device),

  removePin: parentCall
    .route({ method: 'DELETE', path: '/gate/pin', summary: 'Eltern-PIN entfernen', tags: ['gate'] })
    .output(Device),

  /** Mails a link to choose a new PIN. */
  requestReset: call
    .route({
      method: 'POST',
      path: '/gate/pin/reset',
      summary: 'Eltern-PIN vergessen',
      tags: ['gate'],
    })
    .errors(unproven)
    .output(z.object({ isMailed: z.literal(true) })),

  /** Sets the PIN that a mailed link allows, in the session of its own account; opens the gate. */
  resetPin: call
    .route({ method: 'PUT', path: '/gate/pin/reset', summary: 'Neue Eltern-PIN', tags: ['gate'] })
    .errors({
      LINK_EXPIRED: {
        status: 410,
        message: 'Dieser Link gilt nicht mehr. Fordere bitte einen neuen an.',
      },
    })
    .input(z.strictObject({ token: MailedToken, pin: Pin }))
    .output(Device),
}
