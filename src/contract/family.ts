/** Facts of a family's profiles that client and server share; zod-free. */

/** Most children an account can have, `default` among them. */
export const maxChildren = 6

/** Longest name of a child in characters. */
export const childNameLength = { min: 1, max: 20 } as const

/** Age of a child as its parents give it; it sets how old the stories may be. */
export const ageBands = ['3-4', '5-6', '7-8', '9+'] as const

/** The oldest a story may begin for a band, in years; '9+' sets no limit. */
export const maxAgeOf = { '3-4': 4, '5-6': 6, '7-8': 8, '9+': 99 } as const

/** Most owls for the youngest unless their parents say otherwise. */
export const youngestMaxScare = 1

/** Lesestufen, by the number of words of a story. */
export const readingLevels = [1, 2, 3, 4] as const

/** Most stories that one child can have remembered at a time. */
export const maxRemembered = 50

/** Digits of the parents' PIN. */
export const pinLength = 4

/** How long the parents' area stays open, and a password counts as just given, in minutes. */
export const gateMinutes = 5

/** What somebody types who means to delete the account. */
export const confirmationWord = 'LÖSCHEN'

/** Days between the wish to delete an account and its end. */
export const deletionGraceDays = 14
