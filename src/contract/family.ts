/** Limits of families and children that client and server share; zod-free. */

/** Most children an account can have, `default` among them. */
export const maxChildren = 6

/** Length of a child's name in characters. */
export const childNameLength = { min: 1, max: 20 } as const

/** Age band of a child, set by its parents; it limits the age of stories. */
export const ageBands = ['3-4', '5-6', '7-8', '9+'] as const

/** Highest `ageFrom` of a story for each band, in years; '9+' sets no limit. */
export const maxAgeOf = { '3-4': 4, '5-6': 6, '7-8': 8, '9+': 99 } as const

/** Most owls that a story can have. */
export const highestScare = 3

/** `maxScare` that is proposed for each band, in owls. */
const proposedScareOf = { '3-4': 1, '5-6': 2, '7-8': highestScare, '9+': highestScare } as const

interface AgeLimits {
  /** Null sets no limit. */
  ageBand: (typeof ageBands)[number] | null
  /** In owls. */
  maxScare: number
}

/** The `maxScare` that is proposed for an age band; without a band there is no limit. */
export function proposedScare(ageBand: AgeLimits['ageBand']): number {
  return ageBand === null ? highestScare : proposedScareOf[ageBand]
}

/** The `maxScare` after a change of the age band: the new proposal, unless parents chose another limit. */
export function scareAtAge({ ageBand, maxScare }: AgeLimits, next: AgeLimits['ageBand']): number {
  return maxScare === proposedScare(ageBand) ? proposedScare(next) : maxScare
}

/** Reading levels (Lesestufen). */
export const readingLevels = [1, 2, 3, 4] as const

/** Most stories on a child's list `remember`. */
export const maxRemembered = 50

/** Number of digits of the parents' PIN. */
export const pinLength = 4

/** Whether a PIN of digits is the first that anybody tries: one digit four times, or four in a row ("7890", "4321"). */
export function isTrivialPin(pin: string): boolean {
  const digits = [...pin].map(Number)
  const steps = digits.slice(1).map((digit, at) => (digit - Number(digits[at]) + 10) % 10)
  return [0, 1, 9].some((trivial) => steps.every((step) => step === trivial))
}

/** Minutes that the parents' area stays open and that a given password counts as fresh. */
export const gateMinutes = 5

/** The word that confirms the deletion of an account, by the language of the page. */
export const confirmationWords = { de: 'LÖSCHEN', en: 'DELETE' } as const

/** Days between the request to delete an account and its deletion. */
export const deletionGraceDays = 14
