import { sky } from '../../draw/landscape/sky.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'

/** The parlour at home with its window to the evening sky. */
export const parlour = () => {
  const scene = new Scene({ palette: 'gold', hour: 'dusk' })
  sky(scene, { light: { x: 0.56, y: 0.22, r: 60 }, seed: 4 })
  const wall = print('flowers', '#a8644c', '#b9785c', { size: 74 })
  const [left, right, top, sill] = [600, 1000, 110, 470]
  scene.add(
    `<g filter="url(#s3)"><path d="M-60 -60H1660V1260H-60ZM${left} ${top}V${sill}H${right}V${top}Z" fill="${wall}" fill-rule="evenodd"/></g>`,
  )
  scene.piece(
    [
      roundRect(left - 26, top - 26, right - left + 52, 32, 8),
      roundRect(left - 26, top - 20, 32, sill - top + 30, 8),
      roundRect(right - 6, top - 20, 32, sill - top + 30, 8),
      roundRect(left - 56, sill - 4, right - left + 112, 34, 8),
    ],
    '#74503c',
    2,
  )
  const curtain = print('checks', '#d8704c', '#e8926c', { size: 44 })
  scene.piece(
    [
      `M${left - 120} 60H${left + 40}C${left + 30} 220 ${left - 20} 340 ${left - 30} 500H${left - 120}Z`,
      `M${right + 120} 60H${right - 40}C${right - 30} 220 ${right + 20} 340 ${right + 30} 500H${right + 120}Z`,
    ],
    curtain,
    2,
  )
  scene.sheet('M-60 860H1660V1260H-60Z', print('wood', '#6b4438', '#5a3830', { size: 60 }), 3, 860)
  scene.warm(800, 780, 760, '#f0a04a', 0.45)
  scene.ground = () => 1150
  return scene
}

/** The long table from its end, running away from us. */
export const longBoard = (scene: Scene) => {
  const cloth = print('linen', '#f1dcc0', '#e2c8a6', { size: 30 })
  scene.piece('M640 860H940L1330 1260H250Z', cloth, 3)
  scene.flat('M640 860H940L960 880H622Z', '#fff6e6', 0.5)
}
