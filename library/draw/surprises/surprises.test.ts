import { expect, test } from 'vitest'
import { fox } from '../cast/fox.ts'
import { lantern } from '../cast/lantern.ts'
import { owl } from '../cast/owl.ts'
import { roundRect } from '../paper/geometry.ts'
import { Scene } from '../paper/scene.ts'
import { chooseSurprises } from './choose.ts'
import { findThings, placeMarks, type Thing } from './find-things.ts'

const emptyScene = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'night' })
  return scene.flat(roundRect(0, 0, 1600, 1200), '#223355')
}

const surprisesOf = async (scene: Scene) =>
  chooseSurprises(await findThings(scene.markedSvg()), scene)

test('a mark moves with its drawing: placed, scaled, turned and mirrored', () => {
  const mark = '<mark kind="light" x="10" y="-20" r="5"/>'
  const svg = `<svg><g transform="translate(100 200) rotate(90) scale(-2 2)"><g>${mark}</g></g>${mark}</svg>`
  const [turned, plain] = placeMarks(svg)
  expect(turned?.x).toBeCloseTo(140)
  expect(turned?.y).toBeCloseTo(180)
  expect(turned?.r).toBeCloseTo(10)
  expect(plain).toMatchObject({ x: 10, y: -20, r: 5 })
})

test('a picture has no marks', () => {
  const scene = emptyScene().place(owl(), 800, 600, 2)
  expect(scene.markedSvg()).toContain('<mark')
  expect(scene.toString()).not.toContain('<mark')
  expect(scene.layerSvg('far')).not.toContain('<mark')
})

test('an owl, a lantern and a fox answer where they are, in the colour of their fur', async () => {
  const scene = emptyScene()
    .place(owl(), 400, 500, 2)
    .place(lantern(), 800, 900, 1.5)
    .place(fox({ color: '#e8743b' }), 1200, 900, 2, { flip: true })
  const surprises = await surprisesOf(scene)
  expect(surprises.map(({ kind }) => kind)).toEqual(['owl', 'light', 'eyes'])
  const [bird, light, animal] = surprises
  expect(bird).toMatchObject({ x: 25, y: 19.8 })
  expect(bird?.eyes).toHaveLength(2)
  expect(light).toMatchObject({ x: 50, y: 69.8, r: 3 })
  expect(animal).toMatchObject({ x: 75, y: 48, color: '#e8743b' })
  expect(animal?.eyes).toEqual([
    [79.5, 48, 1],
    [70.5, 48, 1],
  ])
})

test('what is covered, asleep, tiny or at the edge of the picture does not blink', async () => {
  const scene = emptyScene()
    .place(owl(), 800, 600, 2)
    .place(fox(), 100, 900, 2)
    .place(fox({ pose: 'sleeping' }), 1000, 1000, 2)
    .place(fox(), 500, 900, 0.4)
    .piece(roundRect(600, 100, 400, 520), '#334466')
  const surprises = await surprisesOf(scene)
  expect(surprises.map(({ kind }) => kind)).toEqual(['sleeper'])
})

const thing = (kind: Thing['kind'], x: number, y: number, r = 40): Thing => ({
  kind,
  x,
  y,
  r,
  visible: 1,
  color: '#ffffff',
})

test('three at most, of different kinds before two of one, and apart from each other', () => {
  const size = { width: 1600, height: 1200 }
  const kinds = (...things: Thing[]) => chooseSurprises(things, size).map(({ kind }) => kind)
  const lights = [300, 700, 1100].map((x) => thing('light', x, 900))
  expect(kinds(...lights)).toEqual(['light', 'light'])
  expect(kinds(...lights, thing('moon', 800, 200))).toEqual(['light', 'moon', 'light'])
  expect(kinds(thing('light', 800, 600), thing('flower', 900, 600, 20))).toEqual(['light'])
  expect(
    kinds(
      thing('water', 1200, 1000),
      thing('moon', 800, 200),
      thing('leaves', 400, 300),
      ...lights,
    ),
  ).toEqual(['light', 'leaves', 'water'])
})

test('a thing behind another one does not answer', () => {
  const size = { width: 1600, height: 1200 }
  const surprises = chooseSurprises(
    [thing('stars', 800, 400, 80), thing('moon', 820, 420, 90)],
    size,
  )
  expect(surprises.map(({ kind }) => kind)).toEqual(['moon'])
})
