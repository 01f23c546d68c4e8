import { mouse } from '../../draw/cast/mouse.ts'
import { darker } from '../../draw/paper/color.ts'
import { circle, points, roundRect, smooth } from '../../draw/paper/geometry.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import type { CoverArt } from '../../draw/stage/story-art.ts'
import { bearFoot, foxTail, hareEar, spine } from './parts.ts'
import { nightScene, patchwork, pillow, stars } from './set.ts'

/** One blanket over all of them; something of each looks out. The head of the bed holds the title. */
export const drawCover: CoverArt = () => {
  const scene = nightScene('night', coverSize)
  scene.bands(['#141d5c', '#1b2a70', '#243783'], 0, 1000, { seed: 3 })
  stars(scene, [20, 20, 1180, 760], 26, 5)
  scene.markArea('stars', [40, 480, 1160, 700], 70)
  scene.shineFrom(600, -400)
  const wood = '#8a5a44'
  scene.sheet(
    smooth(
      points(
        '-60,520 -60,330 120,120 360,40 600,18 840,40 1080,120 1260,330 1260,520 1100,470 840,430 600,420 360,430 100,470',
      ),
    ),
    '#5a3a3e',
    3,
  )
  scene.sheet(
    smooth(
      points(
        '-60,470 -60,360 130,150 370,72 600,50 830,72 1070,150 1260,360 1260,470 1090,430 840,392 600,382 360,392 110,430',
      ),
    ),
    '#43283c',
    3,
  )
  scene.begin('cast')
  scene.place(pillow(1000, 420, '#e9e2ee'), 600, 740, 1, { rotate: 2 })
  scene.place(
    mouse({ pose: 'peeping', mouth: 'smirk', lids: 0.1, gaze: [0.2, 0.6] }),
    605,
    916,
    4.1,
  )
  scene.place(hareEar(), 270, 930, 1.3, { rotate: -16 })
  scene.place(spine(), 920, 850, 1.5, { rotate: 10 })
  scene.piece(roundRect(-80, 1300, 1360, 400, 10), '#241a44', 2)
  scene.piece(
    roundRect(-80, 1420, 1360, 260, 14),
    print('wood', '#6f4a40', darker('#6f4a40', 0.3), { size: 160 }),
    3,
  )
  scene.place(foxTail(), 330, 1220, 0.86, { rotate: 84 })
  const quilt = smooth(
    points(
      '-80,1360 -60,1010 80,900 250,880 420,934 600,930 790,934 920,826 1060,900 1280,980 1280,1350 1000,1380 700,1350 520,1392 330,1350 100,1376',
    ),
  )
  scene.place(
    patchwork('cover-quilt', quilt, [-80, 780, 1280, 1400], { cell: 190, turn: -6, seed: 4 }),
    0,
    0,
    1,
  )
  scene.add(
    line(
      'M250 900Q200 1060 290 1240M600 940Q640 1060 570 1220M900 850Q960 1040 870 1180',
      '#1c1240',
      9,
    ).replace('<path', '<path opacity=".28"'),
  )
  scene.place(bearFoot(), 930, 1400, 1.5, { rotate: -8 })
  scene.inFront(() => {
    for (const x of [44, 1156]) {
      scene.piece(
        roundRect(x - 46, 330, 92, 1340, 20),
        print('wood', wood, darker(wood, 0.3), { angle: 90, size: 140 }),
        3,
      )
      scene.place(piece(circle(0, 0, 74), '#a8704f'), x, 320, 1)
    }
  })
  return scene
}
