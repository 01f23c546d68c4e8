import { pathToFileURL } from 'node:url'
import { lighter } from './color.ts'
import { lettered, previewCard } from './cover.ts'
import type { PictureJob } from './picture-job.ts'
import { coverOutputs, pageOutputs, plainCoverOutputs, previewOutputs } from './picture-job.ts'
import type { StoryArt } from './story-art.ts'
import { languages, readStory, storiesDirectory } from './story-source.ts'

/** Loads a story's `scenes.ts`. */
export const loadArt = async (id: string): Promise<StoryArt> =>
  (await import(pathToFileURL(`${storiesDirectory}/${id}/scenes.ts`).href)) as StoryArt

/** All pictures of one story, drawn but not yet rendered. */
export const storyJobs = async (id: string): Promise<PictureJob[]> => {
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
    const svg = await lettered(plain, title, subtitle, accent)
    jobs.push({ name: `${folder}/cover.${language}`, svg, outputs: coverOutputs(folder, language) })
    if (language !== 'de') continue
    const card = await previewCard(title, subtitle, scene.mood.tone(0.99))
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
