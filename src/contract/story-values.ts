/** Values that a story conveys, in the order in which pages list them. */
export const storyValues = [
  'mut',
  'mitgefuehl',
  'ehrlichkeit',
  'freundschaft',
  'teilen',
  'geduld',
  'dankbarkeit',
  'vergebung',
  'neugier',
  'ausdauer',
] as const
