import { darker, lighter } from '../paper/color.ts'
import { circle, roundRect } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'

const wheel = (x: number, r: number, gold: string) => {
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4
    const [dx, dy] = [Math.cos(angle) * r * 0.84, Math.sin(angle) * r * 0.84]
    return `M${x} ${-r}L${(x + dx).toFixed(1)} ${(dy - r).toFixed(1)}`
  })
  return (
    line(spokes.join(''), darker(gold, 0.2), 7) +
    line(circle(x, -r, r * 0.88), darker(gold, 0.35), 13) +
    piece(circle(x, -r, r * 0.2), lighter(gold, 0.25))
  )
}

/** A golden coach from the side, 476 units long and 334 tall, seen from its door's side. */
export const coach = (gold = '#e8b64f', lining = '#b93a44') =>
  line('M-210 -96Q-120 -60 0 -64Q130 -60 214 -104', darker(gold, 0.4), 14) +
  piece('M-236 -172C-262 -172 -262 -132 -236 -128H-150V-172Z', darker(gold, 0.2)) +
  piece('M-168 -250Q-176 -96 -110 -84H110Q176 -96 168 -250Q0 -286 -168 -250Z', gold) +
  piece('M-188 -244C-150 -322 150 -322 188 -244Q0 -286 -188 -244Z', darker(gold, 0.16)) +
  piece([circle(0, -318, 16), circle(-180, -250, 10), circle(180, -250, 10)], lighter(gold, 0.3)) +
  piece(roundRect(-46, -236, 92, 146, 14), lighter(gold, 0.2)) +
  flat(roundRect(-34, -224, 68, 66, 12), '#fff3d0') +
  flat(
    'M-34 -212Q-34 -224 -22 -224H-4Q-8 -180 -34 -166ZM34 -212Q34 -224 22 -224H4Q8 -180 34 -166Z',
    lining,
  ) +
  flat(roundRect(-138, -226, 66, 68, 14) + roundRect(72, -226, 66, 68, 14), '#fff3d0') +
  flat(circle(34, -128, 6), darker(gold, 0.4)) +
  line('M-150 -116Q-110 -104 -60 -104M60 -104Q110 -104 150 -116', lighter(gold, 0.45), 5) +
  wheel(-150, 62, gold) +
  wheel(150, 72, gold)
