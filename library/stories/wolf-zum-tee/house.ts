// The house of goat, sheep and donkey in the snow, from outside.

import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { num, roundRect } from '../../draw/paper/geometry.ts'
import { line, mirrored, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { snowOf } from '../../draw/props/snowy-fir.ts'
import { icicle } from '../../draw/props/winter.ts'

interface Front {
  /** The wall runs from here to there, in pixels. */
  from: number
  to: number
  /** Height of the eaves and of the wall's foot, in pixels. */
  eaves: number
  foot: number
  wall?: string
}

/** Logs of a wall with a snowy roof's edge and icicles above them. */
export const logWall = (scene: Scene, { from, to: end, eaves, foot, wall = '#a8704a' }: Front) => {
  const to = end > scene.width ? scene.right + 100 : end
  const { mood } = scene
  const wood = mix(wall, mood.tone(0.75), mood.isDark ? 0.34 : 0.1)
  const [white] = snowOf(mood)
  scene.sheet(
    `M${from} ${eaves - 40}H${to}V${foot}H${from}Z`,
    scene.linear(darker(wood, 0.2), lighter(wood, 0.08), eaves, foot),
    3,
    eaves - 40,
  )
  const seams: string[] = []
  for (let y = eaves + 60; y < foot - 10; y += 96) seams.push(`M${from} ${y}H${to}`)
  scene.add(`<g opacity=".6">${line(seams.join(''), darker(wood, 0.35), 7)}</g>`)
  const steps = Math.round((to - from + 160) / 80)
  const hem = Array.from({ length: steps }, (_, i) => `q-40 ${34 + (i % 3) * 16} -80 0`).join('')
  scene.sheet(
    `M${from - 80} -60H${to + 80}V${eaves}${hem}Z`,
    scene.linear(white, mix(white, mood.tone(0.4), 0.4), eaves - 240, eaves + 40),
    3,
    0,
  )
  for (let i = 0; i < steps - 1; i += 1)
    if (i % 3 !== 1)
      scene.place(icicle(50 + ((i * 37) % 50)), from - 10 + i * 80, eaves + 14 + (i % 2) * 6, 1)
}

/** A window in that wall with warm light; `inside` is drawn behind its sill, clipped to it. */
export const logWindow = (
  scene: Scene,
  [x, y, w, h]: readonly [x: number, y: number, w: number, h: number],
  inside: string,
  /** Half the gap between the curtains, as a share of the width. */
  gap = 0.3,
) => {
  const hole = roundRect(x - w / 2, y - h / 2, w, h, 8)
  const id = `pane-${Math.round(x)}`
  scene.glow(x, y, w, '#ffd27a', scene.mood.isDark ? 0.7 : 0.4)
  scene.piece(roundRect(x - w / 2 - 24, y - h / 2 - 24, w + 48, h + 48, 10), '#7a5040', 2)
  scene.flat(hole, '#ffd38c')
  scene.mark('light', x - w * 0.3, y - h * 0.3, 40)
  scene.add(`<clipPath id="${id}"><path d="${hole}"/></clipPath>`)
  scene.add(`<g clip-path="url(#${id})">${inside}</g>`)
  const cloth = mirrored(
    piece(
      `M${-w / 2} ${-h / 2}H${num(-w * gap)}Q${num(-w * (gap + 0.04))} ${num(-h * 0.1)} ${-w / 2} 0Z`,
      print('checks', '#c8584f', '#f0c9a8', { size: 40 }),
    ),
  )
  scene.place(cloth, x, y)
  scene.piece(roundRect(x - w / 2 - 46, y + h / 2 + 6, w + 92, 34, 8), '#8f6048', 2)
  scene.piece(
    `M${x - w / 2 - 40} ${y + h / 2 + 10}Q${x - w / 4} ${y + h / 2 - 22} ${x} ${y + h / 2 - 8}T${x + w / 2 + 40} ${y + h / 2 + 10}Z`,
    '#ffffff',
    1,
  )
}

/** A doormat deep in trodden snow; (0, 0) is its middle. */
export const doormat = () =>
  piece('M-150 -24H150L182 34H-182Z', '#8a6a4a') +
  line('M-132 -12H132M-150 6H150M-164 22H164', '#6d5238', 4) +
  piece('M-186 38Q-170 -8 -116 0T-30 -10T66 -2T154 -12Q176 4 188 38Q0 56 -186 38Z', '#f4f8ff')

/** The mouth of the wolf's den, seen from within: dark rock all around the white wood. */
export const caveMouth = (scene: Scene) => {
  const { left, right, height } = scene
  const whole = `M${left - 60} -60V${height + 60}H${right + 60}V-60Z`
  const mouth = (grow: number) =>
    `M${260 - grow} 1010C${210 - grow} 700 ${300 - grow} 320 ${520 - grow} ${190 - grow}C${700} ${70 - grow} ${1010} ${80 - grow} ${1150 + grow} ${230 - grow}C${1330 + grow} ${400 - grow} ${1350 + grow} 760 ${1310 + grow} 1010Q800 ${1090 + grow * 0.3} ${260 - grow} 1010Z`
  scene.sheet(whole + mouth(0), '#7d83a6', 3, 0)
  scene.sheet(whole + mouth(56), '#5c5f86', 3, 0)
  scene.sheet(whole + mouth(128), '#3c3a5c', 3, 0)
}

/** The snow before a house, from its wall at `y` pixels on. */
export const yard = (scene: Scene, y: number, light = '#f4f8ff', dark = '#a9c0e2') => {
  scene.sheet(
    `M${scene.left - 60} ${y + 16}H-60Q400 ${y - 24} 820 ${y + 6}T1660 ${y - 10}H${scene.right + 60}V1260H${scene.left - 60}Z`,
    scene.linear(light, dark, y, 1200),
    3,
    y - 30,
  )
  scene.ground = () => y + 60
}
