import { lighter } from '../../draw/paper/color.ts'
import { points, smooth } from '../../draw/paper/geometry.ts'
import { mirrored, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { eleventhEgg } from './egg.ts'
import { balduin, josse, pim } from './figures.ts'
import { daisy, grassGreen, land, newScene, tufts } from './set.ts'

/** Balduin with a round head and both ears hanging beside it, cut over the ones of the figure. */
const balduinFromBehind = () => {
  const fur = '#a9a5a2'
  const withoutEars = 'M-200 60H200V-150H64C60 -190 34 -206 0 -206C-34 -206 -60 -190 -64 -150H-200Z'
  return (
    `<clipPath id="no-ears"><path d="${withoutEars}"/></clipPath>` +
    `<g clip-path="url(#no-ears)">${balduin({ pose: 'back', ears: 'back' })}</g>` +
    mirrored(
      piece(
        smooth(
          points('18,-196 46,-200 74,-176 92,-130 96,-84 84,-62 66,-84 58,-120 44,-156 24,-172'),
        ),
        lighter(fur, 0.14),
      ) + piece(smooth(points('95,-96 97,-82 84,-60 69,-80 72,-92')), '#5b4c4a'),
    )
  )
}

/** Three hares look for it over the hill; it lies right behind them. */
export const drawCover: CoverArt = () => {
  const scene = newScene('emerald', 'day', coverSize)
  scene.bands(['#9fd4d6', '#bfe2d6', '#e0edd0', '#f8f0cc'], 300, 900, { seed: 3 })
  scene.glow(880, 640, 420, '#fff3c0', 0.6)
  scene.piece(
    smooth(points('800,640 820,580 880,560 940,580 960,640 940,700 880,722 820,700')),
    '#ffe48f',
    1,
  )
  scene.mark('sun', 880, 640, 80)
  scene.shineFrom(880, 640)
  land(scene, (x) => 860 + 40 * Math.sin(x / 200), '#a9cfa0', 2)
  const hill = (x: number) => 1000 - 120 * Math.sin((x / 1200) * 3.14) + 8 * Math.sin(x / 60)
  land(scene, hill, print('linen', grassGreen(0.4), grassGreen(0.62), { size: 18 }), 3)
  tufts(scene, hill, { count: 60, height: 54, color: grassGreen(0.66), seed: 4 })
  scene.begin('cast')
  stand(scene, balduinFromBehind(), 600, 2.3, { depth: 100 })
  const [left, right] = [
    { depth: 130, rotate: -4, flip: true },
    { depth: 130, rotate: 4 },
  ]
  stand(scene, josse({ pose: 'back', headTilt: 8 }), 322, 2, left)
  stand(scene, pim({ pose: 'back', headTilt: -8 }), 880, 2, right)
  const near = (x: number) => 1330 + 20 * Math.sin(x / 140)
  tufts(scene, near, { count: 30, height: 60, color: grassGreen(0.78), seed: 8, depth: 40 })
  scene.contactShadow(660, 1462, 130)
  scene.place(eleventhEgg(), 650, 1352, 2.9, { rotate: 14 })
  for (const [x, y, s, i] of [
    [130, 1560, 1.5, 2],
    [300, 1590, 1.1, 5],
    [930, 1580, 1.3, 3],
    [1080, 1560, 1.7, 8],
  ] as const)
    scene.place(daisy(150, i % 2 ? 0.12 : -0.1, i, 0.7), x, y, s)
  return addFrame(scene, { design: 'slope', seed: 44 })
}
