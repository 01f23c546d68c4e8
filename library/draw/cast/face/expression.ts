// What a face shows, for people and animals. Lengths are in radii of the eye.

export type Feeling =
  | 'happy'
  | 'joyful'
  | 'tender'
  | 'proud'
  | 'sly'
  | 'thoughtful'
  | 'tired'
  | 'sulky'
  | 'sad'
  | 'crying'
  | 'frightened'
  | 'surprised'
  | 'angry'
  | 'disgusted'

export type MouthShape =
  | 'smile'
  | 'grin'
  | 'laugh'
  | 'smirk'
  | 'line'
  | 'frown'
  | 'wobble'
  | 'pout'
  | 'gasp'
  | 'shout'
  | 'whistle'
  | 'tongue'
  | 'chew'

/** Where the pupils look, each -1 to 1: x to the right of the figure's picture, y down; [0, 0] straight at us. */
export type Gaze = readonly [x: number, y: number]

export interface Expression {
  mood: Feeling
  /** Default: as the mood has it. */
  gaze?: Gaze | undefined
  /** Default: as the mood has it. */
  mouth?: MouthShape | undefined
  /** 0 wide open, 1 shut. Default: as the mood has it. */
  lids?: number | undefined
  /** The eye on this side of the picture is shut. */
  wink?: 'left' | 'right' | undefined
  asleep?: boolean
}

/** A brow: heights of its ends above the middle of the eye, and how far its middle is above these. */
interface Brow {
  inner: number
  outer: number
  arch: number
}

/** How a feeling moves the parts of a face. */
export interface Traits {
  /** 0 wide open, 1 shut */
  lids: number
  /** how far the lower lid is pushed up, 0 to 1 */
  squint: number
  /** the upper lid's slope: above 0 its outer end hangs, below 0 its inner end */
  slope: number
  /** size of the eye */
  size: number
  /** half the width of the pupil */
  pupil: number
  gaze: Gaze
  brow: Brow
  /** how much higher the brow on the right of the picture is */
  lopsided: number
  mouth: MouthShape
  /** how much redder the cheeks are */
  blush: number
  tears: boolean
}

const calm: Traits = {
  lids: 0,
  squint: 0,
  slope: 0,
  size: 1,
  pupil: 0.86,
  gaze: [0, 0],
  brow: { inner: 2.2, outer: 1.75, arch: 0.3 },
  lopsided: 0,
  mouth: 'smile',
  blush: 0,
  tears: false,
}

const traits: Record<Feeling, Traits> = {
  happy: calm,
  joyful: {
    ...calm,
    brow: { inner: 2.7, outer: 2.1, arch: 0.36 },
    mouth: 'laugh',
    blush: 0.25,
  },
  tender: {
    ...calm,
    lids: 0.4,
    squint: 0.16,
    slope: 0.12,
    gaze: [0, 0.35],
    brow: { inner: 2.5, outer: 1.7, arch: 0.24 },
    blush: 0.2,
  },
  proud: {
    ...calm,
    lids: 0.46,
    squint: 0.14,
    gaze: [0, 0.1],
    brow: { inner: 2.5, outer: 2.1, arch: 0.4 },
    mouth: 'smirk',
    blush: 0.1,
  },
  sly: {
    ...calm,
    lids: 0.42,
    squint: 0.24,
    slope: -0.2,
    gaze: [0.8, 0],
    brow: { inner: 1.6, outer: 2, arch: 0.36 },
    lopsided: 0.7,
    mouth: 'smirk',
  },
  thoughtful: {
    ...calm,
    lids: 0.2,
    gaze: [0.55, -0.65],
    brow: { inner: 2, outer: 1.8, arch: 0.2 },
    lopsided: 0.8,
    mouth: 'line',
  },
  tired: {
    ...calm,
    lids: 0.62,
    slope: 0.14,
    gaze: [0, 0.4],
    brow: { inner: 2, outer: 1.6, arch: 0.2 },
    mouth: 'line',
  },
  sulky: {
    ...calm,
    lids: 0.44,
    squint: 0.1,
    slope: -0.24,
    gaze: [-0.6, 0.45],
    brow: { inner: 1.3, outer: 1.9, arch: 0.1 },
    mouth: 'pout',
    blush: 0.15,
  },
  sad: {
    ...calm,
    lids: 0.26,
    slope: 0.3,
    gaze: [0, 0.4],
    brow: { inner: 2.6, outer: 1.5, arch: 0.15 },
    mouth: 'frown',
  },
  crying: {
    ...calm,
    lids: 0.5,
    squint: 0.34,
    slope: 0.34,
    gaze: [0, 0.3],
    brow: { inner: 2.7, outer: 1.3, arch: 0.1 },
    mouth: 'wobble',
    blush: 0.3,
    tears: true,
  },
  frightened: {
    ...calm,
    slope: 0.12,
    size: 1.14,
    pupil: 0.62,
    brow: { inner: 2.9, outer: 1.8, arch: 0.1 },
    mouth: 'wobble',
    blush: -0.25,
  },
  surprised: {
    ...calm,
    size: 1.05,
    pupil: 0.88,
    brow: { inner: 2.75, outer: 2, arch: 0.36 },
    mouth: 'gasp',
  },
  angry: {
    ...calm,
    lids: 0.3,
    squint: 0.12,
    slope: -0.42,
    brow: { inner: 1.15, outer: 2.2, arch: 0 },
    mouth: 'frown',
    blush: 0.2,
  },
  disgusted: {
    ...calm,
    lids: 0.4,
    squint: 0.36,
    slope: -0.16,
    gaze: [-0.5, 0.3],
    brow: { inner: 1.5, outer: 1.7, arch: 0.1 },
    lopsided: 0.4,
    mouth: 'tongue',
  },
}

export const expressionOf = (expression: Expression | Feeling): Expression =>
  typeof expression === 'string' ? { mood: expression } : expression

/** The traits of an expression's feeling, with what the expression itself says in their place. */
export const traitsOf = (expression: Expression | Feeling): Traits => {
  const { mood, gaze, mouth, lids } = expressionOf(expression)
  const own = traits[mood]
  return { ...own, gaze: gaze ?? own.gaze, mouth: mouth ?? own.mouth, lids: lids ?? own.lids }
}
