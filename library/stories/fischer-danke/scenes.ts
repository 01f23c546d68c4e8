import { flounder } from '../../draw/cast/flounder.ts'
import { lantern } from '../../draw/cast/lantern.ts'
import { fireflies } from '../../draw/landscape/sky.ts'
import { ellipse } from '../../draw/paper/geometry.ts'
import { line, placed } from '../../draw/paper/pieces.ts'
import { room } from '../../draw/places/room.ts'
import { sea } from '../../draw/places/sea.ts'
import { pot, stool, table } from '../../draw/props/furniture.ts'
import { jetty } from '../../draw/props/jetty.ts'
import { house } from '../../draw/props/outdoors.ts'
import { bubbles, shell } from '../../draw/props/sea-things.ts'
import { swim } from '../../draw/props/water.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import {
  barePiet,
  boot,
  coffeePot,
  crewedBoat,
  ilsebill,
  littleFish,
  piet,
  splash,
} from './figures.ts'

export const cover: CoverArt = frontCover

const palette = 'ocean'
const cottage = { wall: '#fff1dc', roof: '#b5653f', door: '#3f7f8a' }

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = sea({
      palette: 'winter',
      hour: 'dawn',
      view: 'open',
      swell: 0.5,
      seed: 4,
      light: { x: 0.78, y: 0.2, r: 70 },
    })
    crewedBoat(scene, 540, 980, 3, [
      { svg: piet({ pose: 'sitting', arms: 'reaching', turn: 9, mood: 'surprised' }), dx: 4 },
    ])
    scene.place(boot(), 330, 820, 1.05, { rotate: -16 })
    swim(scene, flounder(), 1200, 950, 1.75, { sink: 30, r: 96 })
    return scene
  },
  p2: () => {
    const scene = room({
      palette,
      hour: 'dusk',
      window: 0.78,
      furniture: { shelf: 0.2 },
      wall: '#c9a978',
      light: { r: 40 },
    })
    stand(scene, stool(), 560, 1.7, { shadow: 0 })
    const seated = barePiet({ pose: 'sitting', turn: 9, arms: 'open', mood: 'surprised' })
    stand(scene, seated, 560, 1.9, { depth: 10 })
    const raised = ilsebill({
      arms: 'raised',
      turn: 6,
      holding: placed(coffeePot(), { y: 20, scale: 0.78 }),
    })
    stand(scene, raised, 1060, 1.95, { depth: 10, flip: true })
    const { y } = stand(scene, table('#a9704a', '#d9a7a0'), 800, 2.1, { depth: 90, shadow: 190 })
    const top = y - 122 * 2.1
    scene.place(pot('#5b6478', '#e8a13c'), 800, top, 1.25)
    scene.add(
      `<g opacity=".5">${line(`M786 ${top - 120}q-14 -24 0 -44t0 -44M826 ${top - 116}q-14 -24 0 -44t0 -44`, '#ffffff', 8)}</g>`,
    )
    stand(scene, boot(), 1290, 1.3, { depth: 150, shadow: 60 })
    return scene
  },
  p3: () => {
    const scene = sea({ palette, hour: 'day', view: 'under', seed: 5, light: { x: 0.4 } })
    stand(scene, coffeePot(), 1010, 3.3, { depth: 30, shadow: 80 })
    scene.place(flounder(), 600, 720, 2.2, { rotate: -8 })
    scene.place(bubbles(260, 6, 3), 790, 560, 1.1)
    scene.place(littleFish(), 420, 940, 1.7).place(littleFish('#f2c14e'), 330, 850, 1.3)
    scene.place(littleFish('#e8837c'), 1290, 520, 1.5, { flip: true })
    scene.place(shell(), 690, 1070, 1.4)
    return scene
  },
  p4: () => {
    const scene = sea({
      palette,
      hour: 'day',
      view: 'beach',
      seed: 7,
      swell: 0.5,
      sail: null,
      light: { x: 0.62, y: 0.18, r: 85 },
    })
    scene.place(house(cottage), 300, 800, 1.15)
    const y = footY(scene, 1060, 50)
    scene.flat(ellipse(1060, y + 14, 320, 66), '#fff6df', 0.7)
    scene.piece(
      ellipse(1060, y + 16, 300, 56),
      scene.linear('#a8e6e2', '#4fb9c6', y - 40, y + 70),
      1,
    )
    swim(scene, flounder({ mood: 'happy' }), 1080, y + 14, 1.7, { sink: 34, r: 94, flip: true })
    const crowning = ilsebill({
      pose: 'kneeling',
      arms: 'reaching',
      turn: 6,
      holding: line(ellipse(6, -6, 22, 10), '#f2c14e', 7),
    })
    stand(scene, crowning, 720, 1.9, { depth: 30 })
    return scene
  },
  p5: () => {
    const scene = sea({
      palette,
      hour: 'day',
      view: 'open',
      swell: 0.25,
      seed: 9,
      light: { x: 0.3, y: 0.18, r: 90 },
    })
    scene.place(jetty(900, 240), 650, 880, 1.2)
    scene.contactShadow(450, 884, 130)
    scene.place(piet({ pose: 'bending' }), 420, 886, 1.75)
    scene.place(splash(), 850, 985, 1.55)
    swim(scene, ilsebill({ arms: 'both', turn: 5 }), 850, 985, 1.65, { sink: 186, r: 62 })
    swim(scene, flounder({ crown: 'askew', laughing: true }), 1245, 1000, 1.7, {
      sink: 30,
      r: 92,
      flip: true,
    })
    return scene
  },
  p6: () => {
    const scene = sea({
      palette,
      hour: 'night',
      view: 'open',
      swell: 0.22,
      seed: 3,
      light: { x: 0.28, y: 0.22, r: 100 },
    })
    const [x, y] = [1010, 970]
    scene.warm(780, y - 60, 420, '#e2853a', 0.5, 0.5)
    crewedBoat(
      scene,
      x,
      y,
      2.7,
      [
        { svg: barePiet({ pose: 'sitting', turn: 8 }), dx: 60 },
        { svg: ilsebill({ pose: 'sitting', turn: 9, bowed: true }), dx: -52 },
      ],
      true,
    )
    scene.add(line(`M${x - 330} ${y - 190}L${x - 430} ${y - 330}`, '#6a4a3c', 12))
    scene.place(lantern(), x - 430, y - 200, 1.2)
    scene.glow(x - 430, y - 250, 220, '#ffd88a', 0.85)
    swim(scene, flounder({ crown: 'straight' }), 440, 960, 1.8, { sink: 30, r: 96 })
    fireflies(
      scene,
      [
        [250, 880, 4],
        [640, 900, 4],
        [330, 1080, 4],
      ],
      '#cfe6ff',
    )
    return scene
  },
  p7: () => {
    const scene = sea({
      palette: 'gold',
      hour: 'dawn',
      view: 'beach',
      seed: 12,
      swell: 0.45,
      sail: null,
      light: { x: 0.64, y: 0.2, r: 105 },
    })
    scene.contactShadow(290, 848, 200)
    scene.place(house(cottage), 290, 852, 1.25)
    swim(scene, flounder({ pose: 'waving', crown: 'straight' }), 1165, 728, 1, {
      sink: 30,
      r: 94,
      flip: true,
    })
    stand(scene, ilsebill({ arms: 'hips', turn: 8 }), 715, 1.75, { depth: 20 })
    stand(scene, piet({ arms: 'raised', turn: 8, mood: 'happy' }), 905, 1.75, { depth: 50 })
    stand(scene, boot(true), 500, 1.9, { depth: 130, shadow: 60 })
    return scene
  },
}
