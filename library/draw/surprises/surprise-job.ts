import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generatedDirectory } from '../../paths.ts'
import type { StorySurprises } from '../../text/story-source.ts'
import { loadArt } from '../jobs/story-jobs.ts'
import { chooseSurprises } from './choose.ts'
import { findThings } from './find-things.ts'
import { surprisesFile } from './surprises.ts'

/** The surprises of all pictures of one story; the unit of caching. */
export interface SurpriseJob {
  name: string
  key: string
  outputs: string[]
  /** Each picture with its marks, by scene. */
  pictures: Record<string, { svg: string; width: number; height: number }>
}

/** Raise when things are found or chosen in another way. */
const surpriseVersion = 1

export const createSurpriseJob = async (id: string): Promise<SurpriseJob> => {
  const { scenes } = await loadArt(id)
  const pictures = Object.fromEntries(
    Object.entries(scenes).map(([key, draw]) => {
      const scene = draw()
      return [key, { svg: scene.markedSvg(), width: scene.width, height: scene.height }]
    }),
  )
  const key = createHash('sha256')
    .update(JSON.stringify([surpriseVersion, pictures]))
    .digest('hex')
  return { name: `stories/${id}/surprises`, key, outputs: [surprisesFile(id)], pictures }
}

/** Finds and writes the surprises of a story. */
export const makeSurprises = async ({ outputs, pictures }: SurpriseJob) => {
  const surprises: StorySurprises = {}
  for (const [scene, { svg, ...size }] of Object.entries(pictures))
    surprises[scene] = chooseSurprises(await findThings(svg, size.width), size)
  for (const file of outputs) {
    const target = `${generatedDirectory}/${file}`
    await mkdir(path.dirname(target), { recursive: true })
    const lines = Object.entries(surprises).map(
      ([scene, list]) => `  ${JSON.stringify(scene)}: ${JSON.stringify(list)}`,
    )
    await writeFile(target, `{\n${lines.join(',\n')}\n}\n`)
  }
}
