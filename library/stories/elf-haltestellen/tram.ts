// The line four: inside by day and at night, and from the front.

import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, mirrored, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'

export const tramRed = '#d8484a'
const cream = '#fff0d2'
const seatBlue = print('diamonds', '#2f5f8f', '#4f86b5', { size: 40 })

/** A wide window in the tram's side wall, `outside` drawn behind it; the wall covers all the rest. */
export const sideWindow = (
  scene: Scene,
  [left, top, right, bottom]: readonly [number, number, number, number],
  wall: string,
  outside: () => void,
) => {
  const { left: l, right: r, height } = scene
  outside()
  const hole = `M${left + 50} ${top}Q${left} ${top} ${left} ${top + 50}V${bottom - 50}Q${left} ${bottom} ${left + 50} ${bottom}H${right - 50}Q${right} ${bottom} ${right} ${bottom - 50}V${top + 50}Q${right} ${top} ${right - 50} ${top}Z`
  scene.add(
    `<g filter="url(#s3)"><path fill-rule="evenodd" d="M${l - 60} -60V${height + 60}H${r + 60}V-60Z${hole}" fill="${wall}"/></g>`,
  )
  scene.add(
    `<path d="${hole}" fill="none" stroke="${darker(wall, 0.35)}" stroke-width="20"/>`,
    `<path d="M${left + 90} ${bottom - 30}L${left + 330} ${top + 30}H${left + 420}L${left + 180} ${bottom - 30}Z" fill="#ffffff" opacity=".1"/>`,
  )
}

/** A bench along the wall from `from` to `to`, its seat at `y`. */
export const tramBench = (scene: Scene, from: number, to: number, y: number) => {
  scene.piece(roundRect(from, y - 190, to - from, 220, 40), seatBlue, 2)
  scene.piece(roundRect(from - 10, y - 4, to - from + 20, 64, 26), lighter('#2f5f8f', 0.12), 2)
  scene.piece(roundRect(from + 30, y + 56, to - from - 60, 120, 4), '#4a4a66', 1)
}

/** A yellow pole to hold on to, at `x`. */
export const pole = (scene: Scene, x: number) =>
  scene.add(line(`M${x} -20V1220`, '#c98f2c', 22), line(`M${x - 4} -20V1220`, '#f2bf4e', 14))

/** The front of a lit tram, 640 wide and 960 high, feet at (0, 0); its pane is a hole for what sits behind. */
export const tramFace = {
  pane: 'M-250 -330V-700Q-250 -800 -150 -800H150Q250 -800 250 -700V-330Q250 -280 200 -280H-200Q-250 -280 -250 -330Z',
  body: () => {
    const outline =
      'M-320 -60V-760Q-320 -940 -150 -940H150Q320 -940 320 -760V-60Q320 -30 290 -30H-290Q-320 -30 -320 -60Z'
    const hole =
      'M-250 -700V-330Q-250 -280 -200 -280H200Q250 -280 250 -330V-700Q250 -800 150 -800H-150Q-250 -800 -250 -700Z'
    return `${mirrored(piece(roundRect(-270, -70, 90, 70, 10), '#2f2c44'))}<g filter="url(#s2)"><path fill-rule="evenodd" fill="${cream}" d="${outline}${hole}"/></g>${piece('M-320 -60V-232Q0 -190 320 -232V-60Q320 -30 290 -30H-290Q-320 -30 -320 -60Z', tramRed)}${piece(roundRect(-170, -912, 340, 84, 20), '#2b2a44')}<text x="0" y="-844" text-anchor="middle" font-family="Grandstander Thin" font-weight="800" font-size="78" fill="#ffd05a">4</text>${mirrored(piece(circle(-214, -128, 44), '#fff6cf') + flat(circle(-214, -128, 30), '#ffffff'))}${line('M-110 -96Q0 -74 110 -96', lighter(tramRed, 0.5), 10)}${line('M-70 -940L0 -1010L70 -940M-110 -1012H110', '#4a4a66', 12)}`
  },
}

export const nightWater = (scene: Scene, x: number, y: number, w: number) => {
  const glints = [0, 1, 2, 3, 4, 5].map((i) =>
    ellipse(x + ((i * 131) % w), y + i * 26, 50 - (i % 3) * 12, 5),
  )
  scene.flat(glints, '#ffd98a', 0.55)
  scene.mark('water', x + w / 2, y + 60, 60)
}
