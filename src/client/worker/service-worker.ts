import type { RouteHandlerCallbackOptions } from 'workbox-core'
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'
import { answerPage, isPage, precache } from './app-shell.ts'
import { answerFile, findOfflineFile } from './offline-files.ts'
import { cacheOwnAnswersOnly } from './release-check.ts'

declare const self: ServiceWorkerGlobalScope

const daySeconds = 86_400

const cachePlugins = (maxEntries: number) => [
  cacheOwnAnswersOnly,
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * daySeconds, purgeOnQuotaError: true }),
]

/** Code and fonts that are not precached, or belong to other releases; their names have hashes. */
const code = new CacheFirst({ cacheName: 'code', plugins: cachePlugins(200) })
// These caches reveal which stories were seen; a sign-out deletes them by these names.
const covers = new CacheFirst({
  cacheName: 'seen-covers',
  // The cache of an offline story has its cover in one width only.
  plugins: [
    ...cachePlugins(300),
    { handlerDidError: ({ request }) => findOfflineFile(new URL(request.url).pathname) },
  ],
})
const pictures = new StaleWhileRevalidate({
  cacheName: 'seen-pictures',
  plugins: cachePlugins(60),
})

self.addEventListener('install', (event) => void precache.install(event))
self.addEventListener('activate', (event) => void precache.activate(event))
// So the page that installs the first worker works offline immediately. For later workers it changes
// nothing: every open page has a worker already.
clientsClaim()

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  ({ request }) => answerPage(request),
)

/** Matches subresources below `folder`; the browser handles navigations, such as downloads. */
const isSubresourceOf =
  (folder: string) =>
  ({ request, url, sameOrigin }: { request: Request; url: URL; sameOrigin: boolean }) =>
    sameOrigin && request.mode !== 'navigate' && url.pathname.startsWith(folder)

/** An installed file from its own cache, any other by `strategy`. */
const installedOr = (strategy: Strategy) => (options: RouteHandlerCallbackOptions) => {
  const cacheKey = precache.getCacheKeyForURL(options.request.url)
  if (cacheKey === undefined) return strategy.handle(options)
  const integrity = precache.getIntegrityForCacheKey(cacheKey)
  return precache.strategy.handle({ ...options, params: { cacheKey, integrity } })
}

registerRoute(isSubresourceOf('/static/'), installedOr(code))
registerRoute(isSubresourceOf('/covers/'), covers)
for (const folder of ['/avatars/', '/backgrounds/', '/icons/', '/kids/'])
  registerRoute(isSubresourceOf(folder), installedOr(pictures))
registerRoute(isSubresourceOf('/files/'), ({ request }) => answerFile(request))
