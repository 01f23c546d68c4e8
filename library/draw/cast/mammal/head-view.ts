// A head turns in space: x to the right, y down, z towards us; (0, 0, 0) is the middle of the skull.

import type { Point } from '../../paper/geometry.ts'
import type { HeadView } from '../head/head-shape.ts'

export type Vec = readonly [x: number, y: number, z: number]

/** Degrees by which a head is turned to the right. */
export const yawOf: Record<HeadView, number> = {
  front: 0,
  turned: 36,
  profile: 82,
  turnedAway: 126,
  back: 180,
}

/** Parses points in space: `vecs('0,0,40 12,8,30')`. */
export const vecs = (text: string): Vec[] =>
  text.split(' ').map((triple): Vec => {
    const [x = 0, y = 0, z = 0] = triple.split(',').map(Number)
    return [x, y, z]
  })

export interface View {
  /** Degrees: the head is turned to the right, and nods. */
  yaw: number
  nod: number
  /** Where a point of the head is after its turn. */
  turn: (p: Vec) => Vec
  /** The same, flat. */
  at: (p: Vec) => Point
  /** How much a surface with this normal faces us: 1 fully, 0 edge on, -1 away. */
  facing: (normal: Vec) => number
  /** Half the width and half the height of a ball with three radii. */
  ball: (radii: Vec) => readonly [number, number]
}

export function createView(yaw: number, nod: number): View {
  const radians = Math.PI / 180
  const [cy, sy] = [Math.cos(yaw * radians), Math.sin(yaw * radians)]
  const [cn, sn] = [Math.cos(nod * radians), Math.sin(nod * radians)]
  const turn = ([x, y, z]: Vec): Vec => {
    const [down, near] = [y * cn + z * sn, z * cn - y * sn]
    return [x * cy + near * sy, down, near * cy - x * sy]
  }
  return {
    yaw,
    nod,
    turn,
    at: (p) => {
      const [x, y] = turn(p)
      return [x, y]
    },
    facing: (normal) => turn(normal)[2] / Math.hypot(...normal),
    ball: ([rx, ry, rz]) => [
      Math.hypot(rx * cy, ry * sn * sy, rz * cn * sy),
      Math.hypot(ry * cn, rz * sn),
    ],
  }
}

/** The same point on the other side of the head. */
export const flip = ([x, y, z]: Vec): Vec => [-x, y, z]
