import { PrecacheController } from 'workbox-precaching'
import { release } from './release.ts'
import { cacheOwnAnswersOnly, shellPath } from './release-check.ts'

/** The files of this release, fetched when the worker is installed. */
export const precache = new PrecacheController({
  cacheName: 'release',
  plugins: [cacheOwnAnswersOnly],
})
precache.addToCacheList([...release.entries, { url: shellPath, revision: release.shellRevision }])

const longestWaitMs = 4000
/** Statuses of a proxy whose server is down. */
const downStatuses = [502, 503, 504]

/** Where the server has no pages but calls and files (src/server/app.ts). */
const noPages =
  /^\/(api|rpc|files|covers|news-pictures|demo|healthz|readyz|metrics|app-shell)(\/|$)|\.\w+$/

/** Whether a path is a page, known or not. The worker answers no other navigation (sign-in, files …). */
export const isPage = (pathname: string): boolean => !noPages.test(pathname)

/** A page from the network, or the shell if the network fails or does not answer within 4 s. */
export async function answerPage(request: Request): Promise<Response> {
  const network = fetch(request)
  // After the shell is shown, a failing network must not be an unhandled rejection.
  network.catch(() => undefined)
  const answer = await Promise.race([network, pause(longestWaitMs)]).catch(() => null)
  if (answer && !downStatuses.includes(answer.status)) return answer
  return (await precache.matchPrecache(shellPath)) ?? network
}

const pause = (delayMs: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), delayMs))
