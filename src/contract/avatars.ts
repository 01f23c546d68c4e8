/** Pictures a child's profile can have; each is served as `/avatars/<id>.avif`, 320 x 320 pixels. */
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
