import path from 'node:path'
import { newsPost } from './db/community-schema.ts'
import { loadNews } from './news/load.ts'
import { loadRoadmap } from './roadmap/load.ts'
import { type SeedDependencies, startSeeding } from './seed.ts'

/**
 * Loads the first story, and into a new database news and roadmap. The other stories, then changed news and
 * roadmap, and the demo's families load in the background.
 */
export async function loadLibrary(
  store: SeedDependencies,
  { distDir, seedDemo }: { distDir: string; seedDemo: () => Promise<void> },
) {
  const { db, log } = store
  const seeding = startSeeding(store)
  await seeding.first
  const loadTexts = async () => {
    await loadNews({ db, log, newsDir: path.join(distDir, 'news') })
    await loadRoadmap({ db, log, roadmapDir: path.join(distDir, 'roadmap') })
  }
  // A page may keep the answer that there are no news for a minute; an outdated post does not matter so long.
  if ((await db.$count(newsPost)) === 0) await loadTexts()
  let isLoaded = false
  const finish = async () => {
    await seeding.done
    // Now the stories whose pictures the posts show are there.
    await loadTexts()
    if (seeding.isDone()) await seedDemo()
  }
  const done = finish()
    .catch((error: unknown) =>
      log.warn({ err: error }, 'news, roadmap or demo families were not loaded'),
    )
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
