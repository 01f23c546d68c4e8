import { mouse } from '../../draw/cast/mouse.ts'
import { robin } from '../../draw/cast/robin.ts'
import { trunk } from '../../draw/landscape/land.ts'
import { sky } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { ellipse, points } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { forest } from '../../draw/places/forest.ts'
import { snowGarden } from '../../draw/places/snow-garden.ts'
import { hazelnut } from '../../draw/props/fruit.ts'
import { greatTree } from '../../draw/props/great-tree.ts'
import { flurry, snowCap, tracks } from '../../draw/props/winter.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { hareGuest, hindHalf, inHole, kasimir } from './figures.ts'
import { heapOfNuts, hollow, nutAt, shellsAt, snowyBough, storm, wallOfNuts, wood } from './set.ts'

const palette = 'winter' as const

export const cover: CoverArt = () => {
  const scene = new Scene({ ...coverSize, palette, hour: 'day' })
  hollow(scene, { x: 600, y: 720, r: 230 })
  const spots = heapOfNuts(scene, 600, 1530, 1.62, [1, 24, 44])
  scene.place(kasimir({ pose: 'sitting' }), 600, (spots[1]?.[1] ?? 0) + 10, 2.7)
  const [mx, my] = spots[24] ?? [0, 0]
  scene.place(mouse(), mx, my + 20, 1.35)
  const [rx, ry] = spots[44] ?? [0, 0]
  scene.place(robin(), rx, ry + 16, 1.6)
  return addFrame(scene, { seed: 23, stars: true, blossoms: false })
}

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = new Scene({ palette, hour: 'day' })
    hollow(scene, { x: 1260, y: 330, r: 150 })
    const spots = heapOfNuts(scene, 740, 1130, 1.9)
    scene.place(kasimir(), 740, (spots[1]?.[1] ?? 0) - 16, 2.2)
    return scene
  },
  p2: () => {
    const scene = forest({
      palette,
      hour: 'day',
      kind: 'fir',
      seed: 6,
      light: { x: 0.3, y: 0.2, r: 80 },
    })
    greatTree(scene, { x: 1090, foot: 1020, w: 440, hole: 430, crown: 0, seed: 5 })
    inHole(scene, kasimir(), { x: 1090, y: 434, rx: 97, ry: 119 }, 1.9, 190)
    const tree = [1090, footY(scene, 1090)] as const
    for (const [dx, w] of [
      [-230, 240],
      [220, 280],
    ] as const)
      scene.place(snowCap(w), tree[0] + dx, tree[1] + 4, 1)
    tracks(scene, points('120,960 330,1010 520,1000'), 9, 16)
    const guest = mouse({ mood: 'sad', gaze: [8, 0] }) + placed(snowCap(84), { x: 4, y: -112 })
    stand(scene, guest, 620, 2.3, { depth: 20, shadow: 50 })
    flurry(scene, [0, 0, 1600, 1100], 90, 4)
    return scene
  },
  p3: () => {
    const scene = new Scene({ palette, hour: 'dusk' })
    sky(scene, {
      light: { x: 0.2, y: 0.3, r: 90 },
      seed: 4,
      clouds: [
        { x: 0.7, y: 0.2, w: 300 },
        { x: 0.4, y: 0.46, w: 220 },
      ],
    })
    const far = mix('#8a7a9a', scene.mood.tone(0.4), 0.4)
    scene.sheet(
      [200, 520, 1420].map((x, i) => trunk(x, -60, 1260, 70 + i * 18, i + 3)),
      far,
      2,
    )
    snowyBough(scene, points('1120,960 760,830 420,900 90,790'), [150, 110, 70, 24])
    snowyBough(scene, points('1180,480 1350,390 1640,400'), [120, 70, 40])
    snowyBough(scene, points('1080,330 800,220 480,210'), [90, 60, 20])
    scene.sheet(trunk(1130, -60, 1290, 330, 4), scene.linear(wood, darker(wood, 0.4), 0, 1200), 3)
    scene.piece(ellipse(1140, 560, 112, 128), lighter(wood, 0.2), 2)
    scene.flat(ellipse(1140, 564, 88, 104), darker(wood, 0.7))
    inHole(scene, mouse({ gaze: [-8, 0] }), { x: 1140, y: 564, rx: 88, ry: 104 }, 1.7, 150)
    scene.place(robin({ mood: 'sad' }), 450, 852, 2.6)
    scene.place(kasimir({ pose: 'walking', nut: true }), 800, 846, 2.2, { flip: true })
    flurry(scene, [0, 0, 1600, 1200], 90, 8)
    return scene
  },
  p4: () => {
    const scene = new Scene({ palette, hour: 'day' })
    hollow(scene, { x: 300, y: 250, r: 120 })
    scene.warm(800, 520, 700, '#f0a04a', 0.3)
    const [mouseSlot, robinSlot] = [46, 51]
    scene.place(kasimir({ mood: 'surprised' }), 800, 500, 2.2)
    const spots = wallOfNuts(scene, 560, 2.75, [mouseSlot, robinSlot])
    const [mx, my] = spots[mouseSlot] ?? [0, 0]
    scene.flat(ellipse(mx, my - 40, 96, 70), '#4a2a1c', 0.85)
    scene.place(mouse({ pose: 'sleeping' }), mx, my + 14, 1.9)
    const [rx, ry] = spots[robinSlot] ?? [0, 0]
    scene.flat(ellipse(rx, ry - 40, 90, 70), '#4a2a1c', 0.85)
    scene.place(robin(), rx, ry + 20, 2.1)
    return scene
  },
  p5: () => {
    const scene = forest({
      palette,
      hour: 'night',
      depth: 'deep',
      kind: 'mixed',
      seed: 11,
      light: { r: 0 },
    })
    greatTree(scene, { x: 880, foot: 1090, w: 760, hole: 470, crown: 0, seed: 7 })
    scene.flat(ellipse(880, 474, 167, 205), '#ffd08a')
    scene.glow(880, 470, 380, '#ffc87a', 0.7)
    scene.place(hindHalf(), 880, 500, 2.25)
    snowyBough(scene, points('1170,330 1380,260 1660,300'), [110, 70, 40])
    storm(scene, 60, 5)
    return scene
  },
  p6: () => {
    const scene = forest({
      palette,
      hour: 'night',
      kind: 'fir',
      seed: 15,
      light: { x: 0.1, y: 0.16, r: 60 },
    })
    const bark = mix(wood, scene.mood.tone(0.9), 0.4)
    scene.sheet(trunk(800, -80, 1290, 1120, 3), scene.linear(bark, darker(bark, 0.3), 0, 1200), 3)
    const room = ellipse(800, 690, 430, 430)
    scene.piece(ellipse(800, 690, 462, 462), lighter('#a5704a', 0.16), 3)
    scene.flat(room, scene.linear('#5a3626', '#c98a4e', 150, 1130))
    scene.glow(800, 600, 520, '#ffcf8a', 0.6)
    const spots: [number, number][] = Array.from({ length: 40 }, (_, i) => {
      const row = Math.floor(i / 8)
      return [500 + (i % 8) * 84 + (row % 2) * 34, 950 + row * 38]
    })
    scene.add(`<clipPath id="room"><path d="${room}"/></clipPath><g clip-path="url(#room)">`)
    for (const [i, [x, y]] of spots.entries()) nutAt(scene, x, y, 2, i)
    scene.place(hareGuest({ bent: true }), 890, 1050, 2.5)
    scene.add('</g>')
    scene.place(kasimir({ mood: 'surprised', nut: true }), 640, 910, 2.3, { flip: true })
    scene.place(mouse({ pose: 'sleeping' }), 1070, 1040, 2.4, { flip: true })
    nutAt(scene, 1010, 1060, 2, 1)
    nutAt(scene, 1130, 1064, 2, 4)
    for (const [i, [x, y]] of [
      [560, 1080] as const,
      [650, 1090] as const,
      [604, 1040] as const,
    ].entries())
      nutAt(scene, x, y, 2.1, i)
    scene.place(robin({ pose: 'sleeping' }), 606, 1004, 2.4)
    flurry(scene, [0, 0, 330, 1200], 50, 4)
    flurry(scene, [1290, 0, 310, 1200], 50, 9)
    return scene
  },
  p7: () => {
    const scene = snowGarden({
      palette,
      hour: 'dawn',
      house: null,
      fence: null,
      seed: 8,
      light: { x: 0.62, y: 0.2, r: 110 },
    })
    greatTree(scene, { x: 230, foot: 930, w: 320, hole: 500, crown: 0, seed: 6 })
    for (const [dx, w] of [
      [-150, 220],
      [170, 230],
    ] as const)
      scene.place(snowCap(w), 230 + dx, 950, 1)
    stand(scene, hareGuest({ bent: true }), 950, 2.2, { depth: 20 })
    stand(scene, kasimir({ pose: 'walking' }), 540, 2.4, { depth: 60 })
    stand(scene, hazelnut(), 716, 1.7, { depth: 74, shadow: 34 })
    stand(scene, mouse({ holding: placed(hazelnut(), { scale: 0.8 }) }), 1250, 1.9, {
      depth: 70,
      shadow: 44,
    })
    scene.place(robin(), 900, footY(scene, 950) - 286 * 2.2, 1.9)
    shellsAt(scene, points('780,1060 860,1090 940,1076 1090,1096 1150,1060 690,1110 1330,1110'))
    nutAt(scene, 1080, 1050, 2, 3)
    nutAt(scene, 820, 1040, 2, 6)
    return scene
  },
}
