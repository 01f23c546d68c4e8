import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { answerFile, findKept } from './kept-files.ts'
import { onlyOwnAnswers } from './own-answers.ts'
import { answerPage, installed, isPage } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

const daySeconds = 86_400

const keptPlugins = (maxEntries: number) => [
  onlyOwnAnswers,
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * daySeconds, purgeOnQuotaError: true }),
]

/** Code and fonts that are not installed, and those of other releases: their names hold hashes. */
const code = new CacheFirst({ cacheName: 'code', plugins: keptPlugins(200) })
// What was seen tells about who saw it; signing out clears all caches of these names.
const covers = new CacheFirst({
  cacheName: 'seen-covers',
  // A kept story has its cover in one width.
  plugins: [
    ...keptPlugins(300),
    { handlerDidError: ({ request }) => findKept(new URL(request.url).pathname) },
  ],
})
const pictures = new StaleWhileRevalidate({
  cacheName: 'seen-pictures',
  plugins: keptPlugins(60),
})

self.addEventListener('install', (event) => void installed.install(event))
self.addEventListener('activate', (event) => void installed.activate(event))
// The page that installs the first worker works without a network at once; later ones find their
// pages with the worker before them, so claiming changes nothing for these.
clientsClaim()

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  ({ request }) => answerPage(request),
)

/** Parts of pages below `folder`; what is gone to by itself, as a download, is the browser's. */
const partOf =
  (folder: string) =>
  ({ request, url, sameOrigin }: { request: Request; url: URL; sameOrigin: boolean }) =>
    sameOrigin && request.mode !== 'navigate' && url.pathname.startsWith(folder)

registerRoute(partOf('/static/'), (options) => {
  const cacheKey = installed.getCacheKeyForURL(options.request.url)
  if (cacheKey === undefined) return code.handle(options)
  const integrity = installed.getIntegrityForCacheKey(cacheKey)
  return installed.strategy.handle({ ...options, params: { cacheKey, integrity } })
})
registerRoute(partOf('/covers/'), covers)
for (const folder of ['/avatars/', '/backgrounds/', '/icons/'])
  registerRoute(partOf(folder), pictures)
registerRoute(partOf('/files/'), ({ request }) => answerFile(request))
