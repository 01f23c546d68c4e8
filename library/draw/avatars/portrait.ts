import { ink, line, piece } from '../paper/pieces.ts'
import { Scene } from '../paper/scene.ts'

/** Radius of the circle a portrait is seen through, in the units it is drawn in. */
const radius = 130
const size = 640

/** A head and shoulders round (0, 0), up is negative; what is farther than 122 units gets lost. */
export interface Portrait {
  /** The paper behind the animal and the land in front of that. */
  ground: string
  land: string
  /** Shifts the land's wave to the left, different for each portrait. */
  wave: number
  animal: string
}

/** An animal's smile, broader and thicker than in the stories, to be seen at 44 px. */
export const smile = (y: number, w: number, color = ink): string =>
  line(
    `M${-w} ${y}Q${-w * 0.5} ${y + w * 0.95} 0 ${y + 1}Q${w * 0.5} ${y + w * 0.95} ${w} ${y}`,
    color,
    4,
  )

/** Shoulders of half width `w` that begin at `top` and run out of the picture below. */
export const shoulders = (top: number, w: number, color: string): string =>
  piece(
    `M0 ${top}C${-w * 0.62} ${top} ${-w} ${top + 30} ${-w * 1.06} 150H${w * 1.06}C${w} ${top + 30} ${w * 0.62} ${top} 0 ${top}Z`,
    color,
  )

const landPath = (shift: number): string => {
  const crests = [0, 1, 2, 3, 4, 5].map(
    (i) => `Q${-225 + i * 180 - shift} ${i % 2 ? 62 : 10} ${-135 + i * 180 - shift} 36`,
  )
  return `M${-315 - shift} 36${crests.join('')}V240H${-315 - shift}Z`
}

/** The portrait on its paper, a square picture made to be cut round. */
export const portraitScene = ({ ground, land, wave, animal }: Portrait): Scene => {
  const scene = new Scene({ width: size, height: size, palette: 'midnight', hour: 'day' })
  scene.flat(`M0 0H${size}V${size}H0Z`, ground)
  const paper = `<g filter="url(#s2)"><path d="${landPath(wave)}" fill="${land}"/></g>`
  return scene.place(paper + animal, size / 2, size / 2, size / 2 / radius)
}
