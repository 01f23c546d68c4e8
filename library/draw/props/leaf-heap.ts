import { mix } from '../paper/color.ts'
import { leaf } from '../paper/geometry.ts'
import { piece } from '../paper/pieces.ts'
import { cycle, seeded } from '../paper/random.ts'

const browns = ['#b5683a', '#8f4d34', '#d08a45', '#7d5a3c', '#c2793f'] as const

export interface LeafHeapOptions {
  width?: number
  height?: number
  seed?: number
  /** A colour mixed into the leaves by the share `shade`, for the night. */
  dusk?: string
  shade?: number
}

/** A heap of fallen leaves; (0, 0) is the middle of its foot. */
export const leafHeap = (options: LeafHeapOptions = {}) => {
  const { width = 260, height = 90, seed = 1, dusk = '#1b2f63', shade = 0 } = options
  const random = seeded(seed)
  const layers = Array.from({ length: 5 }, (_, layer) => {
    const leaves = Array.from({ length: 13 }, () => {
      const across = (random() - 0.5) * 2
      const top = height * (1 - across ** 2) * (1 - layer * 0.2)
      const size = 40 + random() * 24
      return leaf(across * width * 0.46, -random() * top - 4, random() * 6.28, size, 0.34)
    })
    return piece(leaves, mix(cycle(browns, layer + seed), dusk, shade))
  })
  return layers.join('')
}
