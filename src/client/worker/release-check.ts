import type { WorkboxPlugin } from 'workbox-core/types.js'
import { release } from './release.ts'

/** The page without content that can show every address; the server inserts its mode. */
export const shellPath = '/app-shell'

/** Content types by extension; all other files are pictures, such as covers without an extension. */
const contentTypes: Record<string, RegExp> = {
  js: /^text\/javascript\b/,
  mjs: /^text\/javascript\b/,
  css: /^text\/css\b/,
  woff2: /^font\/woff2\b/,
}
const picture = /^image\//

/** Caches only answers of our server: a captive portal answers every address with status 200. */
export const cacheOwnAnswersOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isFromOurServer(request, response)) ? response : null,
}

async function isFromOurServer(request: Request, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return false
  const { pathname } = new URL(request.url)
  if (pathname === shellPath) return isOurShell(await response.clone().text())
  const [, extension = ''] = /\.(\w+)$/.exec(pathname) ?? []
  return (contentTypes[extension] ?? picture).test(response.headers.get('content-type') ?? '')
}

/** The server renders the shell, so it has no hash; this checks that it is ours and of this release. */
const isOurShell = (html: string) =>
  ['<div id="root">', '<meta name="fabelhain-mode"', `src="/${release.entryFile}"`].every((part) =>
    html.includes(part),
  )
