import type { WorkboxPlugin } from 'workbox-core/types.js'
import { release } from './release.ts'

/** The server's page for every address, filled in with its mode. */
export const shellPath = '/app-shell'

/** Content types by extension; what has none, as covers, is a picture. */
const contentTypes: Record<string, RegExp> = {
  js: /^text\/javascript\b/,
  mjs: /^text\/javascript\b/,
  css: /^text\/css\b/,
  woff2: /^font\/woff2\b/,
}
const picture = /^image\//

/**
 * Lets nothing into a cache that is not ours: in a café's network every address may answer 200 with
 * a page that asks to sign in.
 */
export const onlyOwnAnswers: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isOwn(request, response)) ? response : null,
}

async function isOwn(request: Request, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return false
  const { pathname } = new URL(request.url)
  if (pathname === shellPath) return isOwnShell(await response.clone().text())
  const [, extension = ''] = /\.(\w+)$/.exec(pathname) ?? []
  return (contentTypes[extension] ?? picture).test(response.headers.get('content-type') ?? '')
}

/** The server fills the shell in, so that it has no hash; it must be ours and of this release. */
const isOwnShell = (html: string) =>
  ['<div id="root">', '<meta name="fabelhain-mode"', `src="/${release.entryFile}"`].every((part) =>
    html.includes(part),
  )
