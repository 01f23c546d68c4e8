import { z } from 'zod'
import { ChildId, call, gateClosed, MailedToken, parentCall, unverified } from './base.ts'
import { isTrivialPin, pinLength } from './family.ts'

/** How the family uses this browser: the state of its session, and what the account unlocks the gate with. */
export const Device = z.object({
  /** The child that reads in this browser; null until one is chosen ("Wer liest heute?"). */
  activeChildId: ChildId.nullable(),
  isKidsMode: z.boolean(),
  hasPin: z.boolean(),
  /** Whether the parents' area is open now. */
  isGateOpen: z.boolean(),
  /** Whether the account has a password; otherwise it confirms by a new sign-in with Google. */
  hasPassword: z.boolean(),
})
export type Device = z.infer<typeof Device>

export const device = {
  get: call
    .meta({ scope: 'family', isStoredInBrowser: true })
    .route({ method: 'GET', path: '/device', summary: 'Dieses Gerät', tags: ['device'] })
    .output(Device),

  /**
   * Sets the child that reads in this browser. A child with wider limits needs an open gate in
   * kids mode or where there is a PIN.
   */
  chooseChild: call
    .route({ method: 'PUT', path: '/device/child', summary: 'Wer liest?', tags: ['device'] })
    .errors(gateClosed)
    .input(z.strictObject({ childId: ChildId }))
    .output(Device),

  /** Starts or ends kids mode; ending needs the PIN where there is one. */
  setKidsMode: call
    .route({ method: 'PUT', path: '/device/kids-mode', summary: 'Kindermodus', tags: ['device'] })
    .errors(gateClosed)
    .input(z.strictObject({ isKidsMode: z.boolean() }))
    .output(Device),
}

const Pin = z.string().regex(new RegExp(`^\\d{${pinLength}}$`))
/** A trivial PIN that was set earlier still opens the gate. */
const NewPin = Pin.refine((pin) => !isTrivialPin(pin), 'Diese PIN ist zu leicht zu erraten.')

const wrongSecret = {
  WRONG_SECRET: { status: 403, message: 'Das stimmt leider nicht.' },
}

export const gate = {
  /** Opens the parents' area of this browser for five minutes by PIN or password. */
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
    .input(z.strictObject({ pin: NewPin }))
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
    .errors(unverified)
    .output(z.object({ isMailed: z.literal(true) })),

  /** Sets a new PIN by a mailed link, in a session of the same account; opens the gate. */
  resetPin: call
    .route({ method: 'PUT', path: '/gate/pin/reset', summary: 'Neue Eltern-PIN', tags: ['gate'] })
    .errors({
      LINK_EXPIRED: {
        status: 410,
        message: 'Dieser Link gilt nicht mehr. Fordere bitte einen neuen an.',
      },
    })
    .input(z.strictObject({ token: MailedToken, pin: NewPin }))
    .output(Device),
}
