import { circle, ellipse, points, smooth } from '../../draw/paper/geometry.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'

export const spoon = () =>
  line('M0 0L0 -40', '#c9cdd6', 4) + flat(ellipse(0, -46, 8, 11), '#dfe3ea')

/** A hare of snow with long ears, 540 units tall. */
export const snowHare = () => {
  const [snow, shade] = ['#fbfdff', '#d5e2f0']
  return (
    piece(
      [
        smooth(points('-70,-330 -120,-470 -96,-560 -50,-540 -30,-430 -24,-330')),
        smooth(points('30,-330 40,-450 90,-560 130,-520 116,-420 74,-326')),
      ],
      snow,
    ) +
    flat(
      smooth(points('-74,-360 -98,-470 -84,-530 -58,-500 -48,-400')) +
        smooth(points('56,-360 70,-450 100,-520 108,-470 84,-380')),
      '#c4d3e8',
    ) +
    piece(
      smooth(points('-190,0 -220,-90 -170,-190 -60,-230 60,-230 180,-180 226,-80 190,0')),
      snow,
    ) +
    piece(circle(0, -290, 112), snow) +
    flat('M60 -382C120 -340 126 -240 70 -196C96 -250 100 -320 60 -382Z', shade) +
    flat('M120 -204C210 -150 232 -80 190 0H120C180 -60 180 -140 120 -204Z', shade) +
    flat(circle(-40, -304, 11) + circle(38, -304, 11), '#2a3550') +
    piece('M-12 -272L16 -268L0 -250Z', '#e8823a') +
    line('M-30 -232Q0 -214 30 -232', '#2a3550', 6)
  )
}
