// The tram at its corner and the lamp on the way home.

import { sky } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, num, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { townRow } from '../../draw/places/town-row.ts'
import { tramStop } from '../../draw/props/street-things.ts'
import { tram } from '../../draw/props/tram.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'

export const red = '#c9524c'
const noLight = { x: 0.5, y: 0.1, r: 0 }

/** Slabs of a pavement in rows, wider in front, from `y` down. */
const slabs = (scene: Scene, y: number, color: string) => {
  const joints: string[] = []
  for (let row = 0, top = y; top < scene.height; row++) {
    const h = 34 + (top - y) * 0.12
    joints.push(`M${scene.left - 10} ${num(top)}H${scene.right + 10}`)
    for (let x = scene.left + (row % 2) * h; x < scene.right; x += h * 2.2)
      joints.push(`M${num(x)} ${num(top)}l${num((x - 800) * 0.03)} ${num(h)}`)
    top += h
  }
  scene.add(`<g opacity=".45">${line(joints.join(''), color, 4)}</g>`)
}

/** Head and shoulders behind a window whose sill is at `y`. */
const passenger = (x: number, y: number) =>
  `${circle(x, y - 118, 42)}M${x - 78} ${y}q4 -74 78 -74q74 0 78 74Z`

/** A tram so near that it leaves the picture on the right; its light runs out of the open door. */
export const tramAtStop = () => {
  const { scene } = createPlaceScene({ palette: 'midnight', hour: 'dusk' }, { light: noLight })
  sky(scene, { light: { x: 0.12, y: 0.12, r: 60 }, seed: 4, clouds: [{ x: 0.3, y: 0.08, w: 200 }] })
  townRow(scene, { y: 760, scale: 0.86, from: -90, seed: 4, far: 0.16 })
  const { mood, left, right, height } = scene
  const road = mix(mood.tone(0.66), '#6a5f92', 0.3)
  scene.sheet(`M${left - 60} 740H${right + 60}V${height + 60}H${left - 60}Z`, road, 2, 740)
  scene.add(line('M340 -10Q900 30 1660 20', '#3a3554', 4))
  scene.begin('cast')
  scene.contactShadow(1200, 962, 900)
  scene.place(tram({ color: red, pane: '#ffdc8c', isLit: true }), 1290, 965, 2.7)
  scene.flat([passenger(1050, 546), passenger(1590, 546)], '#c98a4a', 0.75)
  const [x, y, w, h] = [1200, 304, 234, 524]
  scene.flat(roundRect(x, y, w, h, 16), scene.linear('#fff3c8', '#ffd27a', y, y + h))
  scene.add(line(`M${x + 74} ${y}V${y + h}`, '#d9873f', 12))
  scene.flat(
    polygon([
      [x, y + h],
      [x + w, y + h],
      [x + w - 46, y + h - 70],
      [x + 46, y + h - 70],
    ]),
    '#e0a04c',
  )
  scene.piece(
    [roundRect(x - 62, y - 6, 62, h + 20, 10), roundRect(x + w, y - 6, 62, h + 20, 10)],
    lighter(red, 0.2),
    2,
  )
  scene.flat(
    [roundRect(x - 50, y + 24, 38, 380, 6), roundRect(x + w + 12, y + 24, 38, 380, 6)],
    '#ffe7a8',
  )
  scene.piece(roundRect(x - 20, y + h + 4, w + 40, 26, 6), '#4a4458', 1)
  const paving = mix(mood.tone(0.5), '#8d86b4', 0.5)
  const kerb = 970
  scene.sheet(
    `M${left - 60} ${kerb}H${right + 60}V${height + 60}H${left - 60}Z`,
    scene.linear(lighter(paving, 0.12), darker(paving, 0.24), kerb, height),
    2,
    kerb,
  )
  slabs(scene, kerb + 16, darker(paving, 0.34))
  scene.flat(`M${x - 20} ${kerb}H${x + w + 20}L${x - 60} 1280H${x - 900}Z`, '#ffdf8a', 0.5)
  scene.warm(x + 60, 900, 620, '#f0a640', 0.45, 0.6)
  scene.glow(x + w / 2, 560, 420, '#ffd88a', 0.55)
  scene.mark('light', x + w / 2, 560, 90).mark('shine', 1000, 900, 60)
  scene.place(tramStop(), 130, 1010, 2)
  return scene
}

/** The lamp's yellow circle from as high as the lamp hangs. */
export const underTheLamp = () => {
  const { scene } = createPlaceScene({ palette: 'midnight', hour: 'night' }, { light: noLight })
  const { left, right, height, mood } = scene
  const paving = mix(mood.tone(0.68), '#3f4c86', 0.5)
  scene.add(
    `<rect ${scene.fullWidthAttributes} height="${height}" fill="${scene.linear(darker(paving, 0.25), paving, 0, height)}"/>`,
  )
  slabs(scene, 250, darker(paving, 0.5))
  const slope = (from: number, to: number) =>
    `M${left - 60} ${from}L${right + 60} ${from - 190}V${to - 190}L${left - 60} ${to}Z`
  scene.sheet(slope(300, -100), mood.tone(0.88), 1, 0)
  scene.add(line(`M${left - 40} 196L${right} 12M${left - 40} 256L${right} 66`, '#8f9fd0', 7))
  scene.piece(slope(336, 300), lighter(paving, 0.22), 2)
  const [x, y] = [830, 770]
  scene.warm(x, y, 900, '#f0a640', 0.5, 0.56)
  scene.flat(ellipse(x, y, 640, 345), '#f2b957', 0.5)
  scene.flat(ellipse(x, y, 590, 315), '#ffd978', 0.85)
  scene.flat(ellipse(x, y, 400, 205), '#ffeaa8', 0.6)
  scene.flat('M720 262H940L1420 800Q830 1180 240 800Z', '#fff0b8', 0.13)
  return scene
}

/** Small shoe prints round the lamp's circle and through it. */
export const onceRoundAndThrough = (scene: Scene) => {
  const prints: string[] = []
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * 6.283
    const side = i % 2 ? 1.045 : 0.985
    prints.push(
      ellipse(830 + Math.cos(angle) * 615 * side, 770 + Math.sin(angle) * 328 * side, 12, 7),
    )
  }
  for (let i = 0; i < 11; i++) prints.push(ellipse(340 + i * 44, 900 - i * 6 + (i % 2) * 22, 13, 7))
  scene.flat(prints, '#a8672f', 0.4)
}

/** The lamp itself, before everything else: it hangs near us. */
export const nearLamp = (scene: Scene) => {
  scene.inFront(() => {
    const iron = '#222a55'
    scene.add(line('M830 120C830 20 1010 -10 1330 -30', iron, 26))
    scene.piece(ellipse(830, 250, 120, 34), '#fff6d0', 1)
    scene.piece(
      'M790 96H870L1004 262Q830 300 656 262Z',
      scene.linear(lighter(iron, 0.16), iron, 96, 280),
      3,
    )
    scene.piece(roundRect(776, 70, 108, 40, 12), lighter(iron, 0.1), 2)
    scene.flat(ellipse(830, 266, 150, 24), '#fff8dc')
    scene.glow(830, 280, 360, '#ffe29a', 0.85)
    scene.mark('light', 830, 262, 60)
  })
}

/** The side of a lit tram, so near that one window fills the picture; (x, y) is its middle. */
export const tramSide = (scene: Scene, x: number, y: number, inside: () => void) => {
  const { width } = scene
  const [w, h] = [520, 470]
  const [left, top] = [x - w / 2, y - h / 2]
  const body = (from: number, to: number) => `M-60 ${from}H${width + 60}V${to}H-60Z`
  const panes = [-1, 0, 1].map((i) => roundRect(left + i * (w + 66), top, w, h, 46))
  scene.flat(panes, scene.linear('#ffe7ac', '#f6b765', top, top + h))
  scene.add(
    `<clipPath id="tram-pane"><path d="${panes[1]}"/></clipPath><g clip-path="url(#tram-pane)">`,
  )
  inside()
  scene.add('</g>')
  const holes = [-1, 0, 1]
    .map((i) => {
      const l = left + i * (w + 66)
      return `M${l + 46} ${top}Q${l} ${top} ${l} ${top + 46}V${top + h - 46}Q${l} ${top + h} ${l + 46} ${top + h}H${l + w - 46}Q${l + w} ${top + h} ${l + w} ${top + h - 46}V${top + 46}Q${l + w} ${top} ${l + w - 46} ${top}Z`
    })
    .join('')
  const cream = '#f6e2bd'
  scene.add(
    `<g filter="url(#s3)"><path d="${body(top - 120, top + h + 150)}${holes}" fill="${scene.linear(cream, darker(cream, 0.14), top - 120, top + h)}" fill-rule="evenodd"/></g>`,
  )
  scene.sheet(
    body(top + h + 76, top + h + 400),
    scene.linear(lighter(red, 0.06), darker(red, 0.3), top + h, top + h + 400),
    2,
    top + h + 60,
  )
  scene.flat(body(top + h + 104, top + h + 118), '#ffe2a0', 0.8)
  scene.add(piece(body(top - 150, top - 104), '#8d8794'))
  scene.glow(x, y, 620, '#ffd88a', 0.4)
}
