/** The drawn avatars a child can have (product.md F1). */
export const avatarIds = [
  'fox',
  'hedgehog',
  'owl',
  'hare',
  'bear',
  'frog',
  'mouse',
  'squirrel',
  'cat',
  'robin',
  'magpie',
  'badger',
] as const
