import { lighter } from '../../draw/paper/color.ts'
import { leaf } from '../../draw/paper/geometry.ts'
import { flat, line, piece } from '../../draw/paper/pieces.ts'

/** An apple without any spot: 84 units wide, its middle at (0, 0). */
export const redApple = (i: number) => {
  const color = ['#d8402f', '#c8322e', '#e0553a', '#b92f32'][i % 4] ?? '#d8402f'
  return (
    line('M0 -30Q4 -50 14 -54', '#5a3a2e', 6) +
    piece(
      'M0 -32C14 -46 44 -38 42 -4C40 26 22 42 6 38Q0 34 -6 38C-22 42 -40 26 -42 -4C-44 -38 -14 -46 0 -32Z',
      color,
    ) +
    flat('M-30 -8C-32 -22 -24 -32 -14 -33C-24 -24 -26 -16 -25 -6Z', lighter(color, 0.4), 0.8) +
    (i % 3 === 0 ? piece(leaf(4, -40, -0.4, 40, 0.3), '#6f9a4a') : '')
  )
}
