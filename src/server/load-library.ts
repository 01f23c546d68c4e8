import path from 'node:path'
import { loadNews } from './news/load.ts'
import { loadRoadmap } from './roadmap/load.ts'
import { type SeedDependencies, startSeeding } from './seed.ts'

/**
 * Loads the first story, news and roadmap. The other stories, and then the pictures of the news and the
 * demo's families, load in the background.
 */
export async function loadLibrary(
  store: SeedDependencies,
  { distDir, seedDemo }: { distDir: string; seedDemo: () => Promise<void> },
) {
  const { db, log } = store
  const seeding = startSeeding(store)
  await seeding.first
  const news = { db, log, newsDir: path.join(distDir, 'news') }
  await loadNews(news)
  await loadRoadmap({ db, log, roadmapDir: path.join(distDir, 'roadmap') })
  let isLoaded = false
  const finish = async () => {
    await seeding.done
    // Now the stories whose pictures the posts show are there.
    await loadNews(news)
    if (seeding.isDone()) await seedDemo()
  }
  const done = finish()
    .catch((error: unknown) => log.warn({ err: error }, 'the demo families were not loaded'))
    .finally(() => {
      isLoaded = true
    })
  return {
    done,
    isLoaded: () => isLoaded,
    async stop() {
      await seeding.stop()
      await done
    },
  }
}
