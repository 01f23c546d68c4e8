import { type AdultOptions, adult } from '../../draw/cast/adult.ts'
import { type ChildOptions, child } from '../../draw/cast/child.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'

const moonlight = '#fff3cf'

/** Elif in her yellow raincoat. */
export const elif = (options: ChildOptions = {}) =>
  child({
    skin: '#c58a5e',
    hair: '#2c1d22',
    hairStyle: 'braids',
    outfit: 'raincoat',
    color: '#e9b53c',
    ...options,
  })

export const dede = (options: AdultOptions = {}) =>
  adult({
    skin: '#c58a5e',
    hair: '#ece8ee',
    hairStyle: 'ring',
    beard: 'moustache',
    old: true,
    outfit: 'jumper',
    color: '#4d8a86',
    trousers: '#5a5470',
    ...options,
  })

export const amadi = (options: AdultOptions = {}) =>
  adult({
    skin: '#8d5a3c',
    hair: '#2a1a1f',
    hairStyle: 'afro',
    outfit: 'dress',
    color: '#b85a7c',
    glasses: true,
    ...options,
  })

/** The moon lying flat, with its spots; (0, 0) is its middle. */
export const littleMoon = (r: number, flatten = 0.4) =>
  flat(ellipse(0, 0, r * 1.3, r * 1.3 * flatten), moonlight, 0.25) +
  flat(ellipse(0, 0, r, r * flatten), lighter(moonlight, 0.3)) +
  flat(
    ellipse(-r * 0.36, -r * 0.1, r * 0.17, r * 0.17 * flatten) +
      ellipse(r * 0.34, r * 0.12, r * 0.22, r * 0.22 * flatten),
    '#d9c48e',
    0.5,
  )

/** The tin bucket, 120 units wide and 110 tall, full of water; (0, -112) is where it is held. */
export const moonBucket = ({ moon = true, tin = '#93a5b8', up = true } = {}) => {
  const handle = up ? 'M-56 -98C-52 -176 52 -176 56 -98' : 'M-56 -96C-66 -30 66 -30 56 -96'
  const water = flat(ellipse(0, -98, 50, 17), moon ? '#2f6f9a' : '#122246')
  return (
    (up ? line(handle, darker(tin, 0.35), 6) : '') +
    piece(ellipse(0, -98, 60, 22), lighter(tin, 0.25)) +
    water +
    (moon ? `<g transform="translate(0 -98)">${littleMoon(26)}</g>` : '') +
    piece('M-60 -98C-54 -82 54 -82 60 -98L44 -4Q0 10 -44 -4Z', tin) +
    line('M-53 -62Q0 -46 53 -62M-47 -26Q0 -12 47 -26', darker(tin, 0.25), 5) +
    (up ? '' : line(handle, darker(tin, 0.35), 6)) +
    flat(circle(-57, -94, 6) + circle(57, -94, 6), darker(tin, 0.35))
  )
}

/** Tomatoes on their stakes under a slanting roof, 420 units wide and 330 tall. */
export const tomatoes = (shade: (color: string) => string) => {
  const wood = shade('#a9744e')
  const plant = (x: number, h: number) => {
    const green = shade('#5f9a50')
    const leaves = [0.2, 0.42, 0.64, 0.86].flatMap((t, i) => [
      ellipse(x - 24, -h * t, 26, 14),
      ellipse(x + 24, -h * t - 16 + i * 2, 26, 14),
    ])
    const fruit = [0.3, 0.5, 0.72].map((t, i) =>
      circle(x + (i % 2 === 0 ? -14 : 16), -h * t + 8, 14),
    )
    return line(`M${x} 0V${-h}`, wood, 6) + piece(leaves, green) + piece(fruit, shade('#d8483e'))
  }
  return (
    piece([roundRect(-200, -300, 18, 300, 4), roundRect(182, -240, 18, 240, 4)], wood) +
    [-120, -30, 60, 140].map((x, i) => plant(x, 190 + (i % 2) * 26)).join('') +
    piece('M-236 -318L236 -250V-228L-236 -296Z', mix(wood, shade('#cfe3ee'), 0.5))
  )
}
