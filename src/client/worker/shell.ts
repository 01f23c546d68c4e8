import { PrecacheController } from 'workbox-precaching'
import { pagePaths } from '../../contract/page.ts'
import { onlyOwnAnswers, shellPath } from './own-answers.ts'
import { release } from './release.ts'

/** The files of this release, fetched while the worker is installed. */
export const installed = new PrecacheController({
  cacheName: 'release',
  plugins: [onlyOwnAnswers],
})
installed.addToCacheList([...release.entries, { url: shellPath, revision: release.shellRevision }])

const longestWaitMs = 4000
/** Answers of a proxy whose server is not there. */
const awayStatuses = [502, 503, 504]

/**
 * Only our pages are answered by the worker: sign-in, calls, files and the stand-ins never are, nor
 * is what will come some day.
 */
export function isPage(pathname: string): boolean {
  return pagePaths.some((path) => path === pathname || `${path}/` === pathname)
}

/** A page from the network; the shell where that does not answer within 4 s. */
export async function answerPage(request: Request): Promise<Response> {
  const network = fetch(request)
  // Whoever has got the shell already does not hear that the network failed as well.
  network.catch(() => undefined)
  const answer = await Promise.race([network, pause(longestWaitMs)]).catch(() => null)
  if (answer && !awayStatuses.includes(answer.status)) return answer
  return (await installed.matchPrecache(shellPath)) ?? network
}

const pause = (delayMs: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), delayMs))
