import { pathToFileURL } from 'node:url'
import { storiesDirectory } from '../../paths.ts'
import { languages, readStory } from '../../text/story-source.ts'
import { lighter } from '../paper/color.ts'
import {
  coverOutputs,
  type PictureJob,
  pageOutputs,
  plainCoverOutputs,
  previewOutputs,
} from '../pictures/picture-job.ts'
import { addLettering, drawPreviewCard } from '../stage/cover.ts'
import type { StoryArt } from '../stage/story-art.ts'

/** Loads a story's `scenes.ts`. */
export const loadArt = async (id: string): Promise<StoryArt> =>
  (await import(pathToFileURL(`${storiesDirectory}/${id}/scenes.ts`).href)) as StoryArt

/** Draws all pictures of one story, to be rendered. */
export const listStoryJobs = async (id: string): Promise<PictureJob[]> => {
  const { cover, scenes } = await loadArt(id)
  const folder = `stories/${id}`
  const scene = cover()
  const plain = scene.toString()
  const accent = lighter(scene.mood.tone(0.15), 0.1)
  const jobs: PictureJob[] = [
    { name: `${folder}/cover.plain`, svg: plain, outputs: plainCoverOutputs(folder) },
  ]
  for (const language of languages) {
    const { title, subtitle } = await readStory(id, language)
    const svg = await addLettering(plain, title, subtitle, accent)
    jobs.push({ name: `${folder}/cover.${language}`, svg, outputs: coverOutputs(folder, language) })
    if (language !== 'de') continue
    const card = await drawPreviewCard(title, subtitle, scene.mood.tone(0.99))
    jobs.push({ name: `${folder}/og`, svg: plain, outputs: previewOutputs(folder), card })
  }
  for (const [key, draw] of Object.entries(scenes)) {
    jobs.push({
      name: `${folder}/${key}`,
      svg: draw().toString(),
      outputs: pageOutputs(folder, key),
    })
  }
  return jobs
}
