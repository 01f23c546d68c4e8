import { adultJoints } from '../../draw/cast/adult.ts'
import { flounder } from '../../draw/cast/flounder.ts'
import { lantern } from '../../draw/cast/lantern.ts'
import { gazeAt, standsAt } from '../../draw/cast/toward.ts'
import { circle, ellipse, points, star4 } from '../../draw/paper/geometry.ts'
import { line, placed } from '../../draw/paper/pieces.ts'
import { room } from '../../draw/places/room.ts'
import { sea } from '../../draw/places/sea.ts'
import { pot, stool, table } from '../../draw/props/furniture.ts'
import { house } from '../../draw/props/outdoors.ts'
import { bubbles, kelp, shell } from '../../draw/props/sea-things.ts'
import { swim } from '../../draw/props/water.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import {
  barePiet,
  boot,
  coffeePot,
  crewedBoat,
  curtainRing,
  ilsebill,
  littleFish,
  piet,
  potLid,
} from './figures.ts'
import { lastScenes } from './thanks.ts'

export const cover: CoverArt = frontCover

const palette = 'ocean'
export const cottage = { wall: '#fff1dc', roof: '#b5653f', door: '#3f7f8a' }

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = sea({
      palette: 'winter',
      hour: 'dawn',
      view: 'open',
      swell: 0.5,
      seed: 4,
      landOffset: 0.03,
      light: { x: 0.84, y: 0.2, r: 80 },
    })
    const astonished = piet({
      view: 'turned',
      stance: 'seat',
      seatHeight: 60,
      mood: 'surprised',
      gaze: [0.8, 0.6],
      lean: -12,
      hands: { near: { at: [70, -120], grip: 'open' }, far: { at: [112, -250], grip: 'open' } },
    })
    scene.begin('cast')
    crewedBoat(scene, 430, 1030, 4.1, [{ svg: astonished, dx: 10 }])
    scene.place(boot(), 120, 800, 1.5, { rotate: -18 })
    const told = flounder({ gaze: [0.8, -0.7], mood: 'proud', lids: 0.15 })
    swim(scene, told, 1240, 1010, 2, { sink: 24, r: 104, flip: true })
    return scene
  },
  p2: () => {
    const scene = room({
      palette,
      hour: 'dusk',
      window: 0.84,
      furniture: { shelf: 0.17 },
      wall: '#c9a978',
      light: { r: 40 },
    })
    scene.add(
      line([1180, 1260, 1340, 1420, 1500].map((x) => circle(x, 204, 15)).join(''), '#f2c14e', 6),
    )
    stand(scene, stool(), 330, 2, { shadow: 40, depth: 20 })
    const potAt = [820, 330] as const
    const seated = {
      view: 'profile',
      stance: 'seat',
      seatHeight: 66,
      mood: 'surprised',
      hands: { near: { at: [96, -170], grip: 'flat' }, far: { at: [104, -196], grip: 'flat' } },
    } as const
    const at = standsAt(scene, 330, 2.2, { depth: 30 })
    const eyes = adultJoints(seated).eyes
    stand(scene, barePiet({ ...seated, gaze: gazeAt(at, eyes, potAt), nod: -12 }), 330, 2.2, {
      depth: 30,
    })
    const showing = ilsebill({
      view: 'turned',
      mood: 'joyful',
      gaze: [0.9, -0.2],
      hands: {
        far: {
          at: [96, -226],
          grip: 'flat',
          holding: placed(coffeePot(), { flip: true, scale: 0.72 }),
        },
        near: { at: [150, -262], grip: 'point' },
      },
    })
    stand(scene, showing, 1120, 2.25, { depth: 40, flip: true })
    const { y } = stand(scene, table('#a9704a', '#d9a7a0'), 640, 2.2, { depth: 130, shadow: 190 })
    const top = y - 122 * 2.2
    scene.place(pot('#5b6478', '#e8a13c'), 560, top, 1.35)
    scene.add(
      `<g opacity=".5">${line(`M546 ${top - 120}q-14 -24 0 -44t0 -44M586 ${top - 116}q-14 -24 0 -44t0 -44`, '#ffffff', 8)}</g>`,
    )
    stand(scene, stool(), 1400, 2, { depth: 60, shadow: 40 })
    stand(scene, boot(), 1310, 1.7, { depth: 190, shadow: 60 })
    return scene
  },
  p3: () => {
    const scene = sea({ palette, hour: 'day', view: 'under', seed: 5, light: { x: 0.3 } })
    const { y } = stand(scene, coffeePot(false), 1180, 4.6, { depth: 60, shadow: 80 })
    stand(scene, potLid(), 690, 2.6, { depth: 120, rotate: -14, shadow: 30 })
    scene.place(littleFish('#e8837c'), 700, y - 690, 1.5, { rotate: -40, flip: true })
    const trail = Array.from({ length: 9 }, (_, i) =>
      circle(760 + i * 62, 420 - Math.sin(i / 2.6) * 210, 8 + (i % 3) * 4),
    )
    scene.add(`<g opacity=".8">${line(trail.join(''), '#ffffff', 3)}</g>`)
    scene.place(flounder({ mood: 'proud', gaze: [0.8, 0.2], lids: 0.2 }), 440, 720, 2.5, {
      rotate: -20,
    })
    scene.place(bubbles(300, 6, 3), 330, 420, 1.1)
    scene.place(littleFish(), 330, 960, 1.9, { rotate: -16 })
    scene.place(littleFish('#f2c14e'), 200, 880, 1.4, { rotate: -10 })
    scene.place(shell(), 540, 1130, 1.5)
    scene.place(kelp(620, '#2f7a6a', 1), 40, 1220, 1).place(kelp(460, '#3f8f6a', -1), 150, 1230, 1)
    scene.mark('shine', 1120, 800, 70)
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
      plants: false,
      landOffset: -0.2,
      light: { x: 0.62, y: 0.12, r: 70 },
    })
    scene.contactShadow(1340, 620, 130)
    scene.place(house(cottage), 1340, 626, 0.86)
    const y = 960
    scene.flat(ellipse(1060, y, 500, 190), '#fff6df', 0.7)
    scene.piece(ellipse(1060, y, 470, 168), scene.linear('#b9efe8', '#4fb9c6', y - 160, y + 170), 1)
    scene.flat([ellipse(820, y + 70, 90, 7), ellipse(1280, y - 60, 110, 7)], '#ffffff', 0.6)
    scene.mark('water', 1300, y + 60, 70)
    const crowned = flounder({ gaze: [0.7, -0.8], mood: 'happy', lids: 0.1 })
    swim(scene, crowned, 1090, y + 40, 2.2, { sink: 34, r: 100, flip: true })
    const ringAt = [900, 640] as const
    const kneeling = { view: 'profile', stance: 'kneeling', lean: 14, mood: 'tender' } as const
    const at = standsAt(scene, 520, 2.5, { depth: 270 })
    const crowning = ilsebill({
      ...kneeling,
      nod: 10,
      gaze: gazeAt(at, adultJoints(kneeling).eyes, ringAt),
      hands: {
        far: { at: at.toFigure(ringAt), grip: 'pinch', holding: curtainRing() },
        near: { at: [70, -110], grip: 'flat' },
      },
    })
    stand(scene, crowning, 520, 2.5, { depth: 270 })
    scene.glow(900, 680, 120, '#fff0b8', 0.8)
    scene.place(shell(), 200, 1130, 1.3)
    return scene
  },
  p6: () => {
    const scene = sea({
      palette,
      hour: 'night',
      view: 'open',
      swell: 0.22,
      seed: 3,
      sail: null,
      landOffset: -0.15,
      light: { x: 0.12, y: 0.16, r: 80 },
    })
    const [x, y] = [1120, 815]
    scene.warm(760, y - 60, 520, '#e2853a', 0.5, 0.5)
    const listening = (lean: number) =>
      ({ view: 'turned', stance: 'seat', seatHeight: 60, gaze: [0.8, 0.5], lean, nod: 6 }) as const
    scene.begin('cast')
    crewedBoat(scene, x, y, 2.7, [
      { svg: barePiet({ ...listening(4), mood: 'tender' }), dx: 66, flip: true },
      {
        svg: ilsebill({
          ...listening(16),
          mood: 'tender',
          hands: {
            near: { at: [100, -116], grip: 'rest' },
            far: { at: [112, -120], grip: 'rest' },
          },
        }),
        dx: -40,
        flip: true,
      },
    ])
    scene.add(line(`M${x - 340} ${y - 150}L${x - 410} ${y - 380}`, '#6a4a3c', 13))
    scene.place(lantern(), x - 410, y - 256, 1.2)
    scene.glow(x - 410, y - 300, 260, '#ffd88a', 0.9)
    scene.inFront(() => {
      const stars = points(
        '90,960 240,1080 380,930 520,1120 650,1000 860,1090 980,960 1130,1130 1270,1010 1420,1100 1520,930 180,1160 770,1170 1340,1170 60,1110 1000,1060',
      )
      for (const [i, [sx, sy]] of stars.entries())
        scene.flat(star4(sx, sy, 12 + ((i * 7) % 17)), '#fff6d8', 0.85)
      const light = [0, 1, 2, 3].map((i) =>
        ellipse(x - 400 + (i % 2) * 14, 905 + i * 40, 66 - i * 12, 7),
      )
      scene.flat(light, '#ffd88a', 0.7)
      scene.glow(x - 400, 940, 200, '#ffd88a', 0.5)
    })
    const telling = flounder({ crown: 'straight', gaze: [0.8, -0.5], mood: 'joyful' })
    swim(scene, telling, 480, 815, 1.75, { sink: 26, r: 104 })
    return scene
  },
  ...lastScenes,
}
