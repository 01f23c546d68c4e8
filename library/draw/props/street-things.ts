// Things in a street; feet at (0, 0).

import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, roundRect } from '../paper/geometry.ts'
import { mark } from '../paper/marks.ts'
import { flat, line, piece } from '../paper/pieces.ts'
import type { Scene } from '../paper/scene.ts'

/** A street lamp, 470 units tall; its light hangs 52 units to the right of its post. */
export const streetLamp = (iron = '#4a4f66', isLit = true) =>
  `${piece(roundRect(-8, -420, 16, 420, 6), iron)}${line('M0 -410Q4 -462 52 -462V-440', iron, 10)}${flat(ellipse(52, -396, 22, 14), isLit ? '#fff3c4' : '#e9e2d2')}${piece('M38 -444H66L92 -398H12Z', iron)}${piece('M-22 0L-14 -58H14L22 0Z', darker(iron, 0.15))}${line('M-12 -150H12M-12 -330H12', lighter(iron, 0.25), 6)}${mark('light', 52, -410, 28)}`

/** A puddle, `w` pixels wide, with the sky in it; (x, y) is its middle. */
export const puddle = (scene: Scene, x: number, y: number, w: number) => {
  const { mood } = scene
  const rim =
    ellipse(x, y, w * 0.5, w * 0.11) + ellipse(x + w * 0.3, y + w * 0.05, w * 0.3, w * 0.08)
  scene.flat(ellipse(x, y + 3, w * 0.52, w * 0.12), darker(mood.sky[0], 0.3), 0.35)
  scene.flat(rim, scene.linear(mood.sky[0], lighter(mood.sky[1], 0.25), y - w * 0.1, y + w * 0.13))
  scene.flat(
    ellipse(x - w * 0.16, y - w * 0.03, w * 0.16, w * 0.014) +
      ellipse(x + w * 0.16, y + w * 0.05, w * 0.2, w * 0.013),
    '#ffffff',
    0.6,
  )
  scene.mark('water', x, y, w * 0.11)
}

/** A sign of a tram stop, 352 units tall. */
export const tramStop = (color = '#5f9a5a') =>
  `${piece(roundRect(-6, -300, 12, 300, 4), '#6a6a7c')}${piece(circle(0, -310, 42), '#f6c65b')}${flat(circle(0, -310, 32), color)}${line('M-12 -326V-294M12 -326V-294M-12 -310H12', '#f6c65b', 9)}${piece(roundRect(-30, -214, 60, 74, 5), '#fff6e6')}${line('M-20 -196H20M-20 -180H14M-20 -164H18', '#8d8794', 4)}`
