import { line, placed } from '../../draw/paper/pieces.ts'
import { gateway } from '../../draw/places/gateway.ts'
import { stairs, stepY } from '../../draw/places/stairs.ts'
import { candle } from '../../draw/props/furniture.ts'
import { ribbonBow } from '../../draw/props/keepsakes.ts'
import { footY } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { asJonte, asKeeper, asMila, pepper } from './cast.ts'
import { angryShadow, burn } from './set.ts'

const p6: SceneArt = () => {
  const scene = stairs({ seed: 2 })
  const [second, fourth] = [stepY(scene, 2), stepY(scene, 4)]
  const bow = [1112, 372] as const
  scene.glow(bow[0], bow[1], 330, '#fff3c0', 0.7)
  scene.contactShadow(900, fourth, 140)
  asMila(
    scene,
    {
      ...{ at: [900, fourth], scale: 1.9, lookAt: bow },
      near: { at: [770, 470], grip: 'fist' },
      far: { at: [bow[0] - 8, bow[1] + 34], grip: 'pinch' },
      shadow: 62,
    },
    { view: 'turned', mood: 'joyful', nod: -8 },
  )
  scene.place(ribbonBow(), bow[0], bow[1] + 6, 1.35, { rotate: 8 })
  scene.mark('shine', bow[0], bow[1], 50)
  scene.contactShadow(760, second, 90)
  scene.place(pepper({ gaze: [0.7, -0.6] }), 740, second, 1.3)
  asJonte(
    scene,
    {
      ...{ at: [380, 1290], scale: 2.95, flip: true, lookAt: [330, 1400] },
      near: { at: [490, 1020], grip: 'rest' },
      far: { at: [250, 1030], grip: 'rest' },
      shadow: 62,
    },
    { view: 'turned', mood: 'sad', nod: 18, headTilt: 6, lean: 2 },
  )
  return scene
}

const shut = [true, true, true]

const p7: SceneArt = () => {
  const scene = gateway({
    ...{ side: 'inside', hour: 'dusk', seed: 2, gate: 0.3, scale: 1.95, slit: 0.74, bolts: shut },
  })
  const flame = [900, 760] as const
  asMila(
    scene,
    {
      ...{ at: [560, 1010], scale: 1.75, flip: true, lookAt: [330, 600] },
      near: { at: [452, 690], grip: 'open', angle: -90, inFront: true },
      far: { at: [430, 640], grip: 'open', angle: -90 },
      shadow: 62,
    },
    { view: 'turnedAway', headView: 'profile', stance: 'tiptoe', mood: 'angry', mouth: 'shout' },
  )
  asJonte(
    scene,
    { at: [1400, 1060], scale: 2.05, shadow: 62 },
    { view: 'back', headView: 'turnedAway', mood: 'sad', nod: 16, headTilt: 8 },
  )
  scene.warm(1480, 820, 520, '#2b1218', 0.75, 1.3)
  scene.warm(flame[0], flame[1], 620, '#e2853a', 0.5)
  asKeeper({ chin: [40, -178], belt: [40, -100] })(
    scene,
    {
      ...{ at: [1120, 1190], scale: 2.5, flip: true, lookAt: flame },
      near: {
        ...{ at: [920, 884], grip: 'grip', inFront: true },
        holding: placed(candle(), { y: 4, scale: 0.6 }),
      },
      far: { at: [858, 800], grip: 'open', angle: -80 },
      shadow: 62,
    },
    { view: 'profile', mood: 'thoughtful', nod: 12, lean: 6 },
  )
  scene.glow(flame[0] + 10, flame[1], 300, '#ffd88a', 0.85)
  return scene
}

const p8: SceneArt = () => {
  const scene = gateway({
    ...{ side: 'inside', hour: 'night', seed: 4, gate: 0.56, scale: 2.75, bolts: shut },
    landOffset: 0.16,
  })
  scene.warm(800, 900, 1000, '#e2853a', 0.45)
  const bow = [1095, 990] as const
  asJonte(
    scene,
    {
      ...{ at: [270, 1480], scale: 3.5, lookAt: [1240, 760], shadow: 0 },
      near: { at: [390, 1060], grip: 'open', angle: -40, inFront: true },
    },
    { view: 'profile', mood: 'sad', mouth: 'wobble', lean: 3, nod: 4 },
  )
  asMila(
    scene,
    {
      ...{ at: [1330, 1480], scale: 3.5, flip: true, lookAt: [420, 720], shadow: 0 },
      near: { at: [bow[0], bow[1]], grip: 'pinch', inFront: true },
    },
    { view: 'profile', mood: 'surprised', lean: -2 },
  )
  scene.place(ribbonBow(), bow[0], bow[1] + 20, 2)
  scene.mark('shine', bow[0], bow[1], 50)
  burn(scene, 800, 1180, 2.6, 760)
  return scene
}

const p9: SceneArt = () => {
  const scene = gateway({
    ...{ side: 'inside', hour: 'night', seed: 9, gate: 0.83, scale: 1.9, slit: null },
    bolts: [false, false, true],
  })
  const y = footY(scene, 800, 120)
  scene.warm(700, 760, 1000, '#e2853a', 0.5)
  angryShadow(scene, 500, 980, 900)
  asJonte(
    scene,
    { at: [1430, y - 10], scale: 2, lookAt: [1460, 1300], shadow: 62 },
    { view: 'turned', mood: 'sad', nod: 16, headTilt: 8 },
  )
  asMila(
    scene,
    { at: [800, y], scale: 2.2, lookAt: [1300, 800], shadow: 62 },
    { view: 'turned', stance: 'stamping', mood: 'angry' },
  )
  scene.add(line(`M700 ${y + 14}l-46 14M716 ${y - 20}l-44 -10M930 ${y + 10}l40 16`, '#f7d9a0', 8))
  asKeeper({ chin: [102, -152], belt: [30, -110] })(
    scene,
    {
      ...{ at: [330, y + 10], scale: 2.35, lookAt: [800, 700] },
      near: { at: [620, 720], grip: 'open', angle: -80, inFront: true },
      shadow: 62,
    },
    { view: 'profile', stance: 'bending', mood: 'sly' },
  )
  burn(scene, 1010, y + 70, 1.5, 560)
  return scene
}

export const evening: Record<string, SceneArt> = { p6, p7, p8, p9 }
