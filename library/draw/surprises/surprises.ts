import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { generatedDirectory } from '../../paths.ts'
import type { StorySurprises } from '../../text/story-source.ts'

/** Name of the file in a story's folder. */
export const surprisesName = 'surprises.json'

/** Path of a story's surprises below `content/generated`. */
export const surprisesFile = (id: string) => `stories/${id}/${surprisesName}`

/** The surprises of a story's pictures; none before they are made. */
export const readSurprises = async (id: string): Promise<StorySurprises> => {
  const file = `${generatedDirectory}/${surprisesFile(id)}`
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as StorySurprises) : {}
}
