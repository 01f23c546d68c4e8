import { childName } from '../../../contract/rules.ts'

/** The change of the child that skips the onboarding for good: no name, and no age limit, as before. */
export const skippedAnswer = { name: childName(''), ageBand: null } as const
