import { flounder } from '../../draw/cast/flounder.ts'
import { cloud } from '../../draw/landscape/sky.ts'
import { circle, roundRect } from '../../draw/paper/geometry.ts'
import { throughDoor } from '../../draw/places/opening.ts'
import { sea } from '../../draw/places/sea.ts'
import { shelf } from '../../draw/props/furniture.ts'
import { jetty } from '../../draw/props/jetty.ts'
import { shell, starfish } from '../../draw/props/sea-things.ts'
import { swim } from '../../draw/props/water.ts'
import { waveSheet } from '../../draw/props/waves.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { boot, crab, ilsebill, littleFish, piet, splash } from './figures.ts'

/** Half above and half below the water. */
const p5: SceneArt = () => {
  const scene = sea({
    palette: 'ocean',
    hour: 'day',
    view: 'under',
    seed: 9,
    plants: false,
    light: { x: 0.5, r: 0 },
  })
  const water = 610
  const { left, span, mood } = scene
  scene.flat(
    roundRect(left - 20, -20, span + 40, water + 20),
    scene.linear('#bfeee6', '#fff6dd', 0, water),
  )
  scene.glow(1300, 150, 360, '#fff1b8', 0.9)
  scene.piece(circle(1300, 150, 84), mood.light, 2)
  scene.mark('sun', 1300, 150, 70)
  scene.piece(cloud(1010, 240, 250, 4), '#ffffff')
  scene.begin('cast')
  scene.place(jetty(1000, 620), 560, 500, 1.25)
  scene.contactShadow(330, 504, 140)
  scene.place(
    piet({
      view: 'profile',
      stance: 'bending',
      mood: 'joyful',
      mouth: 'laugh',
      gaze: [0.7, 0.7],
      nod: 14,
    }),
    330,
    506,
    1.6,
  )
  scene.place(splash(), 850, water + 12, 1.7)
  scene.place(
    ilsebill({
      stance: 'jumping',
      arms: 'cheering',
      mood: 'joyful',
      mouth: 'laugh',
      gaze: [0.9, -0.3],
      headTilt: 10,
    }),
    850,
    water + 356,
    1.75,
  )
  scene.place(crab(), 1090, 300, 1.3, { rotate: 24 })
  scene.place(
    flounder({ crown: 'askew', laughing: true, mood: 'joyful', gaze: [0.8, -0.2] }),
    1300,
    water + 170,
    2,
    { flip: true, rotate: 16 },
  )
  scene.add('<g opacity=".5">')
  const wave = { y: water + 20, height: 26, length: 260, seed: 5 }
  scene.flat(waveSheet(scene, wave), scene.linear('#b9f0ea', '#5cc8d0', water, 1200))
  scene.add('</g>')
  scene.markArea('water', [0, water + 40, 1600, 1000], 70)
  scene.place(littleFish(), 560, 900, 1.5, { rotate: -24 })
  scene.place(littleFish('#f2c14e'), 1240, 930, 1.3, { flip: true, rotate: 20 })
  scene.place(shell(), 700, 1140, 1.3).place(starfish(), 1120, 1150, 1.4)
  return scene
}

/** Out of the hut's door in the morning. */
const p7: SceneArt = () => {
  const scene = sea({
    palette: 'gold',
    hour: 'dawn',
    view: 'beach',
    seed: 12,
    swell: 0.45,
    sail: null,
    plants: false,
    landOffset: -0.04,
    light: { x: 0.6, y: 0.36, r: 130 },
  })
  const waving = flounder({ pose: 'waving', crown: 'straight', gaze: [0.6, 0.4], mood: 'joyful' })
  swim(scene, waving, 1010, 690, 1, { sink: 30, r: 94, flip: true })
  stand(
    scene,
    piet({
      view: 'turnedAway',
      hands: { far: { at: [112, -330], grip: 'wave', inFront: false } },
    }),
    575,
    1.5,
    { depth: -10 },
  )
  const { floor } = throughDoor(scene, { x: 840, w: 700, wall: '#c9a978', wood: '#7a5648' })
  scene.flat(`M490 ${floor}H1190L1120 1220H240Z`, '#ffe9a8', 0.3)
  scene.place(shelf('#8a5a3c'), 250, 300, 1.25)
  stand(scene, boot(true), 760, 1.75, { depth: -24, shadow: 60 })
  stand(
    scene,
    ilsebill({
      view: 'turned',
      stance: 'contrapposto',
      mood: 'joyful',
      gaze: [0.8, 0.7],
      nod: 8,
      hands: { near: { at: [6, -226], grip: 'open' }, far: { at: [30, -220], grip: 'open' } },
    }),
    1300,
    2.5,
    { flip: true, depth: 130 },
  )
  stand(scene, boot(), 230, 1.75, { depth: 60, shadow: 60 })
  return scene
}

/** The bow and the thanks. */
export const lastScenes: Record<string, SceneArt> = { p5, p7 }
