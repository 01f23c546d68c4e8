// How animals stand on four legs, from their measures: every point in units of the figure, heads to the right.

import type { Point } from '../../paper/geometry.ts'
import type { Facing, FoursBuild, FoursStance, HeadPlace } from './species.ts'

const headAt = ([x, y]: Point, [dx, dy]: Point, yaw = 36, tilt = 0, nod = 0): HeadPlace => ({
  at: [x + dx, y + dy],
  yaw,
  tilt,
  nod,
})

function standing(b: FoursBuild): FoursStance {
  const [l, a] = [b.long / 2, b.axis]
  const chest: Point = [l, -a - b.chest * 0.06]
  return {
    facing: 'side',
    rump: [-l, -a],
    chest,
    head: headAt(chest, b.head),
    fore: { near: [l - 6, 0], far: [l + 14, -4] },
    hind: { near: [-l - 4, 0], far: [-l + 18, -4] },
  }
}

function walking(b: FoursBuild): FoursStance {
  const [l, a] = [b.long / 2, b.axis]
  return {
    ...standing(b),
    fore: { near: [l - a * 0.12, 0], far: [l + a * 0.5, -a * 0.24] },
    hind: { near: [-l - a * 0.26, 0], far: [-l + a * 0.34, -3] },
  }
}

function running(b: FoursBuild): FoursStance {
  const [l, a] = [b.long / 2, b.axis]
  const chest: Point = [l + 10, -a - 12]
  return {
    facing: 'side',
    rump: [-l - 4, -a - 4],
    chest,
    head: headAt(chest, [b.head[0] * 1.15, b.head[1] * 0.75], 50, 6),
    fore: { near: [l + a * 0.95, -a * 0.34], far: [l + a * 1.1, -a * 0.62] },
    hind: { near: [-l - a * 0.72, 0], far: [-l - a * 0.95, -a * 0.34] },
    tail: 24,
    windy: true,
  }
}

function leaping(b: FoursBuild): FoursStance {
  const [l, a] = [b.long / 2, b.axis]
  const chest: Point = [l * 0.86, -a * 1.1 - l * 0.9]
  return {
    facing: 'side',
    rump: [-l * 0.8, -a * 0.95],
    chest,
    head: headAt(chest, [b.head[0] * 1.05, b.head[1] * 0.85], 46, 0),
    fore: {
      near: [chest[0] + b.head[0] + Math.max(a * 0.9, 64), chest[1] + a * 0.5 + 6],
      far: [chest[0] + b.head[0] + Math.max(a * 1.05, 74), chest[1] + a * 0.24],
    },
    hind: { near: [-l * 0.8 - a * 0.66, -2], far: [-l * 0.8 - a * 0.36, -8] },
    tail: 30,
    windy: true,
  }
}

function lying(b: FoursBuild): FoursStance {
  const [l, a] = [b.long / 2, b.axis]
  const chest: Point = [l, -b.chest * 0.96]
  return {
    facing: 'side',
    rump: [-l, -b.rump * 0.9],
    chest,
    head: headAt(chest, [b.head[0], b.head[1] * 0.94]),
    fore: { near: [l + a * 0.52, 0], far: [l + a * 0.74, -3] },
    hind: { near: [-l + b.rump * 1.05, 0], far: [-l + b.rump * 1.3, -2] },
    isFolded: true,
    tail: 10,
  }
}

function crouching(b: FoursBuild): FoursStance {
  const [l, a] = [b.long / 2, b.axis]
  const chest: Point = [l * 0.9, -b.chest * 0.98]
  return {
    facing: 'side',
    rump: [-l * 0.86, -a * 1.02],
    chest,
    head: headAt(chest, [b.head[0] * 1.1, b.head[1] * 0.44], 44, 2),
    fore: { near: [l + a * 0.56, 0], far: [l + a * 0.78, -3] },
    hind: { near: [-l * 0.9, 0], far: [-l * 0.9 + 20, -4] },
    tail: 44,
  }
}

/** At full length on the belly, looking back over the shoulder. */
function stretched(b: FoursBuild): FoursStance {
  const [l, a] = [b.long * 0.62, b.axis]
  const chest: Point = [l, -b.chest * 0.9]
  return {
    facing: 'side',
    rump: [-l, -b.rump * 0.9],
    chest,
    head: headAt(chest, [b.head[0] * 0.4, b.head[1] * 0.98], -44, -6),
    fore: { near: [l + a * 1.1, 0], far: [l + a * 1.25, -4] },
    hind: { near: [-l - a * 0.5, 0], far: [-l - a * 0.3, -4] },
    tail: -10,
  }
}

function sniffing(b: FoursBuild): FoursStance {
  const stance = walking(b)
  const [x, y]: Point = [stance.chest[0], stance.chest[1] + b.axis * 0.16]
  return {
    ...stance,
    chest: [x, y],
    head: {
      at: [x + Math.hypot(...b.head) * 0.86, Math.max(y + 8, -b.axis * 0.72)],
      yaw: 74,
      tilt: 34,
    },
    tail: 20,
  }
}

/** Hangs back on its heels and pulls at what its mouth holds. */
function pulling(b: FoursBuild): FoursStance {
  const [l, a] = [b.long / 2, b.axis]
  const chest: Point = [l * 0.8, -a * 0.86]
  return {
    facing: 'side',
    rump: [-l * 1.08, -a * 0.78],
    chest,
    head: {
      at: [chest[0] + Math.abs(b.head[0]) * 0.5 + b.chest * 0.95, chest[1] + b.head[1] * 0.42],
      yaw: 78,
      tilt: -8,
    },
    fore: { near: [l + a * 0.5, 0], far: [l + a * 0.72, -3] },
    hind: { near: [-l + a * 0.12, 0], far: [-l + a * 0.4, -3] },
    tail: 30,
  }
}

/** Forepaws up against something. */
function against(b: FoursBuild): FoursStance {
  const [l, a] = [b.long, b.axis]
  const rump: Point = [-l * 0.24, -a * 1.02]
  const chest: Point = [l * 0.3, -a - l * 0.72]
  return {
    facing: 'side',
    rump,
    chest,
    head: headAt(chest, [b.head[0] * 0.7, b.head[1] * 1.02], 60, -10),
    fore: {
      near: [chest[0] + a * 0.9, chest[1] + a * 0.08],
      far: [chest[0] + a * 0.94, chest[1] - a * 0.16],
    },
    hind: { near: [-l * 0.34, 0], far: [-l * 0.12, -4] },
    tail: 40,
  }
}

/** Sitting, seen from the side. */
function seated(b: FoursBuild): FoursStance {
  const l = b.long
  const rump: Point = [-l * 0.3, -b.rump * 0.94]
  const height = (b.sit ?? Math.max(b.axis * 1.02, b.rump * 0.94 + l * 0.46)) * 1.1
  const chest: Point = [Math.min(l * 0.2, rump[0] + l * 0.5), -height]
  return {
    facing: 'side',
    rump,
    chest,
    head: headAt(chest, [b.head[0] * 0.6 + 4, b.head[1] * 1.02], 36),
    fore: { near: [chest[0] + 8, 0], far: [chest[0] + 26, -4] },
    hind: { near: [rump[0] + b.rump * 1.05, 0], far: [rump[0] + b.rump * 1.3, -3] },
    isFolded: true,
    tail: -4,
  }
}

function digging(b: FoursBuild): FoursStance {
  const [l, a] = [b.long / 2, b.axis]
  const chest: Point = [l * 0.92, -a * 0.8]
  return {
    facing: 'side',
    rump: [-l * 0.9, -a * 1.08],
    chest,
    head: {
      at: [chest[0] + Math.hypot(...b.head) * 0.72, chest[1] - b.head[0] * 0.1],
      yaw: 66,
      tilt: 26,
    },
    fore: { near: [l + a * 0.26, 4], far: [l + a * 0.62, -a * 0.2] },
    hind: { near: [-l - 8, 0], far: [-l + 20, -4] },
    tail: 40,
  }
}

const upright = (b: FoursBuild, yaw: number, facing: Facing, y: number): FoursStance => {
  const height = b.sit ?? y + b.long * 0.35 + b.chest * 0.5
  const chest: Point = [0, -height]
  const x = b.chest * 0.4
  return {
    facing,
    rump: [0, -y],
    chest,
    head: headAt(chest, [0, b.head[1] * 1.06], yaw),
    fore: { near: [-x, 0], far: [x, 0] },
    hind: { near: [-b.rump * 0.84, 0], far: [b.rump * 0.84, 0] },
  }
}

const onFeet = (b: FoursBuild, yaw: number, facing: Facing): FoursStance => ({
  ...upright(b, yaw, facing, b.axis),
  head: headAt([0, -b.axis - b.chest * 0.2], [0, b.head[1]], yaw),
})

export const foursStances = {
  standing,
  walking,
  running,
  leaping,
  lying,
  crouching,
  stretched,
  sniffing,
  pulling,
  against,
  seated,
  digging,
  /** Sitting, then standing, from the front and from behind. */
  sitting: (b: FoursBuild) => upright(b, 0, 'front', b.rump * 1.16),
  back: (b: FoursBuild) => upright(b, 180, 'back', b.rump * 1.16),
  facing: (b: FoursBuild) => onFeet(b, 0, 'front'),
  away: (b: FoursBuild) => onFeet(b, 180, 'back'),
} satisfies Record<string, (b: FoursBuild) => FoursStance>

export type FoursPose = keyof typeof foursStances
