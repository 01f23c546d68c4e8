// Fire and its wood; (0, 0) is the middle of its foot unless stated otherwise.

import { circle, num, roundRect } from '../paper/geometry.ts'
import { mark } from '../paper/marks.ts'
import { flat, line, piece } from '../paper/pieces.ts'

const tongue = (x: number, w: number, h: number, lean: number) =>
  `M${num(x - w)} 0C${num(x - w * 1.5)} ${num(-h * 0.4)} ${num(x - w * 0.3 + lean)} ${num(-h * 0.5)} ${num(x + lean)} ${num(-h)}C${num(x + w * 0.5 + lean * 0.5)} ${num(-h * 0.6)} ${num(x + w * 1.5)} ${num(-h * 0.36)} ${num(x + w)} 0Z`

/** A flame `h` units tall: one tongue, or a blaze of three. */
export const flame = (h: number, isBlaze = false) => {
  const layer = (share: number) => {
    const size = h * share
    const sides = isBlaze
      ? [
          tongue(-h * 0.34, h * 0.17 * share, size * 0.72, -h * 0.05),
          tongue(h * 0.36, h * 0.16 * share, size * 0.64, h * 0.06),
        ]
      : []
    return [...sides, tongue(0, h * 0.22 * share, size, 0)]
  }
  return (
    piece(layer(1), '#f28a35') +
    flat(layer(0.74).join(''), '#ffbf4f') +
    flat(layer(0.44).join(''), '#fff0b8') +
    mark('light', 0, -h * 0.4, h * 0.22)
  )
}

/** Fire breathed from (0, 0) to the right, `l` units long. */
export const fireBreath = (l: number) => {
  const cone = (reach: number, spread: number) =>
    `M0 0C${num(reach * 0.3)} ${num(-spread * 0.5)} ${num(reach * 0.5)} ${num(-spread)} ${num(reach * 0.8)} ${num(-spread * 1.1)}C${num(reach * 0.74)} ${num(-spread * 0.6)} ${num(reach)} ${num(-spread * 0.6)} ${num(reach * 1.06)} ${num(-spread * 0.16)}C${num(reach * 0.9)} ${num(-spread * 0.1)} ${num(reach * 0.96)} ${num(spread * 0.5)} ${num(reach)} ${num(spread * 0.7)}C${num(reach * 0.8)} ${num(spread * 0.5)} ${num(reach * 0.76)} ${num(spread * 0.9)} ${num(reach * 0.68)} ${num(spread)}C${num(reach * 0.5)} ${num(spread * 0.7)} ${num(reach * 0.26)} ${num(spread * 0.4)} 0 0Z`
  return (
    piece(cone(l, l * 0.24), '#f28a35') +
    flat(cone(l * 0.82, l * 0.16), '#ffbf4f') +
    flat(cone(l * 0.56, l * 0.08), '#fff0b8')
  )
}

/** Three logs stacked crosswise, `w` units wide. */
export const firewood = (w: number, bark = '#7a4f38') => {
  const h = w * 0.16
  const end = (x: number, y: number) =>
    piece(circle(x, y, h * 0.62), bark) + flat(circle(x, y, h * 0.44), '#e3c091')
  return (
    piece(roundRect(-w * 0.34, -h * 2.1, w * 0.68, h * 1.1, h * 0.5), bark) +
    end(w * 0.34, -h * 1.55) +
    piece(
      [
        roundRect(-w / 2, -h * 1.1, w * 0.5, h * 1.1, h * 0.5),
        roundRect(0, -h * 1.1, w * 0.5, h * 1.1, h * 0.5),
      ],
      bark,
    ) +
    end(-w / 2 + h * 0.4, -h * 0.55) +
    end(w / 2 - h * 0.4, -h * 0.55)
  )
}

/** Smoke curling up from a chimney at (0, 0), `h` units high. */
export const smoke = (h: number, color = '#ffffff') =>
  `<g opacity=".6">${line(`M0 0C${num(-h * 0.16)} ${num(-h * 0.2)} ${num(h * 0.16)} ${num(-h * 0.36)} 0 ${num(-h * 0.56)}C${num(-h * 0.14)} ${num(-h * 0.72)} ${num(h * 0.12)} ${num(-h * 0.84)} ${num(h * 0.06)} ${num(-h)}`, color, h * 0.1)}</g>`
