import { type Language, listStories, readStory } from '../library/text/story-source.ts'
import { sampleStoryId } from '../src/contract/plan.ts'

/** The sample's first page and its picture's description, and how many stories the library has. */
export async function samplePage() {
  const pageIn = async (language: Language) => {
    const { title, pages } = await readStory(sampleStoryId, language)
    return { title, ...pages[0] }
  }
  return {
    storyCount: (await listStories()).length,
    de: await pageIn('de'),
    en: await pageIn('en'),
  }
}
