import type { Point } from '../../paper/geometry.ts'
import { placed } from '../../paper/pieces.ts'
import type { Expression, Feeling } from '../face/expression.ts'
import type { HeadView } from '../head/head-shape.ts'
import type { Tail } from './animal-tail.ts'
import { drawCurled } from './curled.ts'
import type { Ears } from './ears.ts'
import { drawFours, foursJoints } from './fours.ts'
import { foursStances } from './fours-stances.ts'
import type { PawReach } from './paw.ts'
import { drawPeeping, peepingJoints } from './peeping.ts'
import type { AnimalLook, Species } from './species.ts'
import { drawUpright, uprightJoints } from './upright.ts'
import { uprightStances } from './upright-stances.ts'

/** Stances on the hind legs or the seat. */
type UprightPose = keyof typeof uprightStances
/** Stances on four legs. */
type FoursPose = keyof typeof foursStances
export type AnimalPose = UprightPose | FoursPose | 'peeping' | 'sleeping'

/** What every animal understands. */
export interface AnimalOptions {
  mood?: Feeling
  /** Where the pupils look, each -1 to 1, as the figure faces. */
  gaze?: Expression['gaze']
  mouth?: Expression['mouth']
  lids?: Expression['lids']
  wink?: Expression['wink']
  headView?: HeadView
  /** The head is turned the other way: over the shoulder. */
  looksBack?: boolean
  /** Degrees clockwise. */
  headTilt?: number
  /** Degrees down. */
  nod?: number
  ears?: Ears
  tail?: Tail
  /** What the paws do; points in units of the figure. `near` is the left one of a figure that faces us. */
  paws?: { near?: PawReach; far?: PawReach }
  /** SVG that hangs from the mouth, held at its (0, 0). */
  mouthHolds?: string
  scarf?: string
  /** Colour of a jumper; on two legs. */
  jumper?: string
  /** SVG of a hat, the middle of its brim at (0, 0). */
  hat?: string
  /** Its eyes are shut. */
  asleep?: boolean
  /** On four legs where the pose exists on two and on four. */
  onFours?: boolean
  /** Seated: height of the seat above the ground. */
  seat?: number
}

/** Further things of a single species. */
export interface AnimalState {
  isAsleep?: boolean
  isBlowing?: boolean
  tears?: boolean
  /** Cheeks are red. */
  blushes?: boolean
  /** A collar or bell, the middle of the neck at (0, 0). */
  neckwear?: string
  /** Degrees by which the jaw is open, seen from the side. */
  jaw?: number
  /** Degrees by which the head is turned to the right, in place of `headView`. */
  yaw?: number
}

export interface AnimalFigure {
  species: Species
  pose: AnimalPose
  /** Four legs where the pose exists on two and on four. */
  onFours: boolean
  scale: number
}

const scaled = (reach: PawReach | undefined, scale: number): PawReach | undefined =>
  reach && {
    ...reach,
    at: [reach.at[0] / scale, reach.at[1] / scale],
    ...(reach.holding ? { holding: placed(reach.holding, { scale: 1 / scale }) } : {}),
  }

const atRest: AnimalState = {}

/** What the options say of a figure that is scaled by `scale`. */
function lookOf(options: AnimalOptions, state: AnimalState, scale: number): AnimalLook {
  const { mood = 'happy', gaze, mouth, lids, wink, paws = {}, mouthHolds, seat = 0 } = options
  const { looksBack = false, headTilt = 0, nod = 0, headView, ears, tail, scarf, jumper } = options
  const { hat, asleep } = options
  return {
    isBlowing: false,
    tears: false,
    blushes: false,
    neckwear: '',
    jaw: 0,
    ...state,
    isAsleep: asleep ?? state.isAsleep ?? false,
    yaw: headView ? undefined : state.yaw,
    expression: { mood, gaze, mouth, lids, wink },
    headView,
    looksBack,
    headTilt,
    nod,
    ears,
    tail,
    scarf,
    jumper,
    hat: hat ? placed(hat, { scale: 1 / scale }) : '',
    near: scaled(paws.near, scale),
    far: scaled(paws.far, scale),
    mouthHolds: mouthHolds ? placed(mouthHolds, { scale: 1 / scale }) : '',
    seat: seat / scale,
  }
}

const isUpright = (pose: AnimalPose): pose is UprightPose => pose in uprightStances
const isFours = (pose: AnimalPose): pose is FoursPose => pose in foursStances

/** Where an animal on two legs walks, it strides. */
const stanceOf = ({ species, pose, onFours }: AnimalFigure): AnimalPose =>
  pose === 'walking' && species.upright && !onFours ? 'striding' : pose

/** The stance of an animal that stands from the front, unless it stands sideways. */
export const frontFirst = (pose: AnimalPose | 'sideways'): AnimalPose => {
  if (pose === 'sideways') return 'standing'
  return pose === 'standing' ? 'facing' : pose
}

/** Its build for the stance; throws if its species has no such stance. */
function buildFor({ species, onFours }: AnimalFigure, pose: AnimalPose) {
  const { upright, fours } = species
  const canFours = fours && isFours(pose)
  const canUpright = upright && isUpright(pose)
  if (canFours && (onFours || !canUpright)) return { fours, pose, upright: undefined }
  if (canUpright) return { upright, pose, fours: undefined }
  throw new Error(`This animal has no stance ${pose}`)
}

function drawPosed(figure: AnimalFigure, look: AnimalLook): string {
  const { species } = figure
  const pose = stanceOf(figure)
  if (pose === 'peeping') return drawPeeping(species, look)
  if (pose === 'sleeping') return drawCurled(species, species.fours, { ...look, isAsleep: true })
  const build = buildFor(figure, pose)
  return build.upright
    ? drawUpright(species, build.upright, build.pose, look)
    : drawFours(species, build.fours, build.pose, look)
}

/** Draws an animal; throws if its species has no such stance. */
export function drawAnimal(figure: AnimalFigure, options: AnimalOptions, state = atRest): string {
  const { scale } = figure
  const svg = drawPosed(figure, lookOf(options, state, scale))
  return scale === 1 ? svg : placed(svg, { scale })
}

/** Points of an animal, in units of its figure. */
export interface AnimalJoints {
  /** The middle of the head, and the middle between the eyes. */
  head: Point
  eyes: Point
  mouth: Point
  /** The top of the head, without ears. */
  top: Point
  /** Where the paws of the arms or forelegs are. */
  nearHand: Point
  farHand: Point
  /** Between the shoulder blades. */
  back: Point
  /** The middle of the hips. */
  hips: Point
}

function jointsOf(figure: AnimalFigure, look: AnimalLook): AnimalJoints {
  const { species } = figure
  const pose = stanceOf(figure)
  if (pose === 'peeping') return peepingJoints(species, look)
  const build = buildFor(figure, pose)
  return build.upright
    ? uprightJoints(species, build.upright, build.pose, look)
    : foursJoints(species, build.fours, build.pose, look)
}

/** The points of the animal that `drawAnimal` draws; throws for one that sleeps. */
export function animalJoints(
  figure: AnimalFigure,
  options: AnimalOptions,
  state = atRest,
): AnimalJoints {
  const { scale } = figure
  const found = jointsOf(figure, lookOf(options, state, scale))
  const at = ([x, y]: Point): Point => [x * scale, y * scale]
  return {
    head: at(found.head),
    eyes: at(found.eyes),
    mouth: at(found.mouth),
    top: at(found.top),
    nearHand: at(found.nearHand),
    farHand: at(found.farHand),
    back: at(found.back),
    hips: at(found.hips),
  }
}

/** A gaze whose numbers are up to 8 turns the face itself there; one up to 1 moves only the pupils. */
export function legacyGaze<Options extends AnimalOptions>(
  options: Options,
  gaze: Point | undefined,
): [Options, AnimalState] {
  if (!gaze) return [options, {}]
  const [x, y] = gaze
  if (Math.max(Math.abs(x), Math.abs(y)) <= 1) return [{ ...options, gaze }, {}]
  const pupils = [x / 8, y / 8] as const
  return [{ ...options, gaze: pupils, nod: (options.nod ?? 0) + y * 1.6 }, { yaw: x * 3.6 }]
}
