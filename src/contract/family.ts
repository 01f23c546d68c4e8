/** Limits of families and children that client and server share; zod-free. */

/** Most children an account can have, `default` among them. */
export const maxChildren = 6

/** Length of a child's name in characters. */
export const childNameLength = { min: 1, max: 20 } as const

/** Age band of a child, set by its parents; it limits the age of stories. */
export const ageBands = ['3-4', '5-6', '7-8', '9+'] as const

/** Highest `ageFrom` of a story for each band, in years; '9+' sets no limit. */
export const maxAgeOf = { '3-4': 4, '5-6': 6, '7-8': 8, '9+': 99 } as const

/** Default `maxScare` of the youngest band. */
export const youngestMaxScare = 1

/** Reading levels (Lesestufen). */
export const readingLevels = [1, 2, 3, 4] as const

/** Most stories on a child's list `remember`. */
export const maxRemembered = 50

/** Number of digits of the parents' PIN. */
export const pinLength = 4

/** Minutes that the parents' area stays open and that a given password counts as fresh. */
export const gateMinutes = 5

/** The word that confirms the deletion of an account, by the language of the page. */
export const confirmationWords = { de: 'LÖSCHEN', en: 'DELETE' } as const

/** Days between the request to delete an account and its deletion. */
export const deletionGraceDays = 14
