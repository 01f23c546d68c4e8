import type { Page } from '@playwright/test'
import { readStore } from './browser-store.ts'

interface StoredStory {
  storyId: string
  isSaved: boolean
  places: Record<string, { page: number }>
}

/** Id of every story in this browser's store, and whether the user saved it. */
export async function storedStories(page: Page): Promise<[string, boolean][]> {
  const stored = await readStore<StoredStory>(page, 'kept')
  return stored.map(({ storyId, isSaved }) => [storyId, isSaved])
}

/** The page of the first child in the only stored story, as stored in this browser. */
export async function storedPage(page: Page): Promise<number | undefined> {
  const [stored] = await readStore<StoredStory>(page, 'kept')
  return stored?.places.default?.page
}

/** Paths of all files of offline stories. */
export const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kept-'))
    const keys = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return keys.flat().map((url) => new URL(url).pathname)
  })

/** The active child, as stored in this browser. */
export async function storedActiveChild(page: Page): Promise<string | null | undefined> {
  const answers = await readStore<{ data: { activeChildId?: string | null } }>(page, 'queries')
  return answers.find(({ data }) => data && 'activeChildId' in data)?.data.activeChildId
}
