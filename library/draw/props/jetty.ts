import { darker, lighter } from '../paper/color.ts'
import { roundRect } from '../paper/geometry.ts'
import { line, piece } from '../paper/pieces.ts'

/** A wooden jetty running left from (0, 0), the upper edge of its end; `w` units long, its posts `h` tall. */
export const jetty = (w: number, h = 150, wood = '#a8764c') => {
  const posts: string[] = []
  for (let x = -26; x > -w; x -= 170) posts.push(roundRect(x - 15, -34, 30, h + 34, 8))
  const boards: string[] = []
  for (let x = -46; x > -w; x -= 46) boards.push(`M${x} 2V26`)
  return (
    piece(posts, darker(wood, 0.24)) +
    piece(roundRect(-w, 22, w - 6, 20, 5), darker(wood, 0.34)) +
    piece(roundRect(-w, 0, w, 28, 7), wood) +
    line(boards.join(''), darker(wood, 0.26), 4) +
    line(`M${-w} 5H-6`, lighter(wood, 0.3), 4)
  )
}
