/** Every language a story or the interface can have; German comes first. */
export const languages = ['de', 'en'] as const
