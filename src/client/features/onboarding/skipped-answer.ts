/** The change of the child that skips the onboarding for good: no age limit, as before. */
export const skippedAnswer = { ageBand: null } as const
