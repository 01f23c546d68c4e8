import { expect, test } from 'vitest'
import { darker } from './color.ts'
import { roundRect } from './geometry.ts'
import { piece } from './pieces.ts'
import { print } from './prints.ts'
import { Scene } from './scene.ts'

const dots = print('dots', '#aa3344', '#ffeecc', { size: 20, angle: 45 })

test('a scene defines each print that it shows once', () => {
  const sleeve = piece(roundRect(0, 0, 40, 40), dots)
  const scene = new Scene({ palette: 'gold', hour: 'day' })
  const svg = scene.place(sleeve + sleeve, 100, 100).toString()
  expect(svg.match(/<pattern /g)).toHaveLength(1)
  const [, id = ''] = /url\(#([^)]+)\)/.exec(dots) ?? []
  expect(svg).toContain(`id="${id}"`)
})

test('a print is mixed, and drawn without a scene, as its ground', () => {
  expect(darker(dots, 0.2)).toBe(darker('#aa3344', 0.2))
  expect(dots).toMatch(/ #aa3344$/)
})
