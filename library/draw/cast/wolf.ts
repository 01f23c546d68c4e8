import { mix } from '../paper/color.ts'
import { ellipse, type Point, points } from '../paper/geometry.ts'
import {
  cheek,
  flat,
  ink,
  line,
  mirrored,
  type Placement,
  piece,
  placed,
  strip,
} from '../paper/pieces.ts'
import { lyingScarf, scarf } from './body.ts'
import { blush, eyes, type Feeling, muzzle, nose } from './face.ts'
import { gait, limb, seatedPaws } from './four-legs.ts'
import { tufted } from './fur.ts'

interface Look {
  color: string
  dark: string
  light: string
  mood: Feeling
  isEmbarrassed: boolean
  scarf: string | undefined
  tilt: number
  holding: string
  isUnderArm: boolean
}

const cheeks = 'C-24 -132 -40 -140 -54 -150L-88 -144L-80 -164L-106 -172L-86 -192'

/** Eyes turned aside under heavy lids, and red cheeks. */
function bashful(color: string): string {
  const eye = (x: number): string =>
    flat(ellipse(x, -195, 8, 9.5), ink) + flat(ellipse(x - 3.5, -191, 3, 3), '#ffffff')
  const lid =
    flat('M-54 -212H-28V-203Q-40 -203 -54 -194Z', color) + line('M-51 -196Q-41 -203 -31 -202.5')
  const brows = line('M-54 -212Q-42 -220 -32 -222M54 -212Q42 -220 32 -222')
  return (
    eye(-40) +
    eye(40) +
    mirrored(lid) +
    brows +
    mirrored(flat(ellipse(60, -171, 15, 9), cheek, 0.75))
  )
}

function head(look: Look, asleep: boolean, turn: number, placement: Placement): string {
  const { color, dark, light, mood, isEmbarrassed } = look
  const isBashful = isEmbarrassed && !asleep
  const ear = placed(
    piece('M-80 -216C-88 -252 -86 -284 -76 -304C-52 -292 -30 -272 -20 -248Z', dark) +
      flat('M-68 -234C-73 -256 -72 -272 -69 -284C-54 -276 -44 -264 -36 -252Z', '#d9a3a0'),
    {
      x: -50,
      y: -232,
      rotate: isBashful || mood === 'sad' ? -38 : 0,
      pivot: [-50, -232],
    },
  )
  const snout =
    piece(
      'M0 -108C-22 -108 -35 -120 -33 -138C-30 -160 -20 -208 0 -208C20 -208 30 -160 33 -138C35 -120 22 -108 0 -108Z',
      light,
    ) +
    flat('M-17 -162C-14 -190 -9 -208 0 -208C9 -208 14 -190 17 -162Q0 -152 -17 -162Z', dark) +
    nose('M-18 -156C-14 -168 14 -168 18 -156C14 -140 -14 -140 -18 -156Z', -5, -158) +
    (isBashful ? line('M-13 -126Q-7 -132 0 -126Q7 -120 13 -127') : muzzle(-130, 11, mood))
  const svg =
    mirrored(ear) +
    piece(
      `M0 -132${cheeks}C-86 -238 -46 -262 0 -262C46 -262 86 -238 86 -192L106 -172L80 -164L88 -144L54 -150C40 -140 24 -132 0 -132Z`,
      color,
    ) +
    mirrored(flat(`M1 -132${cheeks}C-66 -178 -42 -182 -26 -168L1 -150Z`, light)) +
    mirrored(flat('M-56 -216C-44 -230 -28 -226 -24 -212C-34 -214 -44 -212 -56 -216Z', light)) +
    placed(
      isBashful
        ? bashful(color)
        : eyes(40, -196, 9, mood, asleep) + blush(64, -170, 0.35, 10, turn),
      { x: turn * 0.5 },
    ) +
    placed(snout, { x: turn })
  return placed(svg, { pivot: [0, -196], ...placement })
}

const ruff = (x: number, y: number, { light, color }: Look): string =>
  piece(tufted({ x, y, rx: 74, ry: 54, count: 15, depth: 0.26 }), mix(color, light, 0.42))

function tail(look: Look, spine: readonly Point[], widths: readonly number[]): string {
  return piece(strip(spine, widths), look.color) + flat(strip(spine, widths, 0.7), look.dark)
}

function sitting(look: Look): string {
  const { color, dark, light } = look
  return (
    tail(look, points('54,-30 120,-10 156,-34 176,-90'), [32, 52, 56, 6]) +
    piece('M0 -176C-56 -166 -82 -74 -76 -14C-74 4 74 4 76 -14C82 -74 56 -166 0 -176Z', color) +
    flat('M0 -120C-30 -112 -38 -70 -24 -42C-12 -28 12 -28 24 -42C38 -70 30 -112 0 -120Z', light) +
    seatedPaws(156, color, dark, mix(color, light, 0.7)) +
    ruff(0, -140, look) +
    head(look, false, 0, { y: -214, rotate: look.isEmbarrassed ? look.tilt + 7 : look.tilt }) +
    (look.scarf ? scarf(-128, 54, look.scarf) : '')
  )
}

function upright(look: Look): string {
  const { color, dark, light, holding, isUnderArm } = look
  const paw = mix(color, light, 0.7)
  const leg =
    piece(strip(points('36,-76 44,-40 38,-14'), [58, 48, 38]), mix(color, dark, 0.3)) +
    piece(ellipse(44, -11, 34, 14), paw)
  const arm = (elbow: Point, hand: Point) =>
    piece(strip([[52, -172], elbow, hand], [42, 38, 32]), mix(color, dark, 0.2)) +
    flat(ellipse(hand[0], hand[1], 19, 17), paw)
  const near = arm([104, -120], [24, -104])
  const left = isUnderArm ? arm([98, -130], [76, -70]) : near
  return (
    tail(look, points('54,-60 130,-40 160,-70 178,-130'), [32, 52, 56, 6]) +
    mirrored(leg) +
    piece(
      'M0 -208C-62 -198 -90 -110 -82 -62C-76 -36 76 -36 82 -62C90 -110 62 -198 0 -208Z',
      color,
    ) +
    flat('M0 -150C-34 -142 -48 -98 -38 -68C-28 -50 28 -50 38 -68C48 -98 34 -142 0 -150Z', light) +
    ruff(0, -176, look) +
    head(look, false, 0, { y: -246, rotate: look.isEmbarrassed ? look.tilt + 7 : look.tilt }) +
    (look.scarf ? scarf(-160, 54, look.scarf) : '') +
    (holding === '' ? '' : placed(holding, isUnderArm ? { x: 70, y: -118 } : { y: -112 })) +
    placed(left, { flip: true }) +
    near
  )
}

function walking(look: Look): string {
  const { color, dark, light } = look
  const legs = gait({
    hind: -112,
    fore: 66,
    hip: 96,
    width: 32,
    color,
    far: mix(color, dark, 0.75),
    foot: mix(color, light, 0.7),
  })
  return (
    tail(look, points('-126,-142 -178,-136 -186,-80 -222,-44'), [30, 54, 58, 6]) +
    legs.far +
    piece(
      'M-148 -112C-152 -158 -110 -168 -60 -160C-10 -154 40 -186 88 -170C126 -154 122 -96 84 -78C44 -64 0 -78 -44 -86C-70 -90 -80 -72 -108 -72C-134 -74 -146 -90 -148 -112Z',
      color,
    ) +
    flat(
      'M-136 -148C-116 -163 -90 -164 -60 -160C-20 -155 20 -172 56 -175C20 -132 -80 -138 -136 -148Z',
      dark,
      0.75,
    ) +
    legs.near +
    ruff(86, -142, look) +
    (look.scarf ? placed(scarf(-132, 62, look.scarf, true), { x: 98 }) : '') +
    head(look, false, 14, { x: 112, y: -194, rotate: look.tilt + 3, scale: 0.94 })
  )
}

function sleeping(look: Look): string {
  const { color, dark, light } = look
  const paw = { width: 30, foot: mix(color, light, 0.7) }
  return (
    piece('M-156 0C-196 -60 -140 -142 -50 -146C40 -150 110 -110 116 0Z', color) +
    flat(
      'M-150 -96C-120 -134 -80 -145 -46 -146C-10 -147 20 -142 46 -130C-10 -118 -90 -110 -150 -96Z',
      dark,
      0.75,
    ) +
    piece('M-142 0C-168 -50 -120 -96 -72 -78C-40 -66 -44 -22 -56 0Z', mix(color, dark, 0.3)) +
    limb(points('60,-18 120,-16 176,0'), mix(color, dark, 0.3), paw) +
    ruff(46, -66, look) +
    (look.scarf ? lyingScarf(points('16,-128 -22,-70 10,-12'), look.scarf, 30) : '') +
    head(look, true, 8, { x: 84, y: -90, rotate: 4, scale: 0.9 }) +
    tail(look, points('-136,-34 -176,-24 -90,-30 -14,-20'), [34, 56, 54, 6])
  )
}

export interface WolfOptions {
  pose?: 'sitting' | 'walking' | 'sleeping' | 'upright'
  mood?: Feeling
  /** Red cheeks, eyes turned aside, ears down; overrides the mood. */
  embarrassed?: boolean
  scarf?: string
  /** fur; dark `#5d6375`, brown `#94816f` */
  color?: string
  /** Awake: degrees the head leans, clockwise. */
  tilt?: number
  /** Upright: what both paws hold in front of the breast: SVG, its middle at (0, 0). */
  holding?: string
  /** Upright: holds `holding` under one arm instead. */
  underArm?: boolean
}

/**
 * A wolf, larger than the fox: 322 units tall sitting, 299 walking (435 long), 192 asleep, 354
 * upright and facing us (sitting with a stool behind him).
 */
export function wolf(options: WolfOptions = {}): string {
  const { pose = 'sitting', mood = 'happy', color = '#828b9e', tilt = 0 } = options
  return { sitting, walking, sleeping, upright }[pose]({
    color,
    dark: mix(color, '#242a40', 0.42),
    light: mix(color, '#fdf6ea', 0.82),
    mood,
    isEmbarrassed: options.embarrassed ?? false,
    scarf: options.scarf,
    tilt,
    holding: options.holding ?? '',
    isUnderArm: options.underArm ?? false,
  })
}
