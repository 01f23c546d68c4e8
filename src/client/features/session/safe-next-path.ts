/** Where a sign-in leads when nothing else was asked for. */
export const defaultNextPath = '/story-collection'

const anyOrigin = 'https://origin.invalid'

/**
 * A path on this site to go to after signing in. Whatever could lead elsewhere (scheme, `//`,
 * backslash, control characters) or back to `/login` becomes the library.
 */
export function safeNextPath(next: string | null): string {
  if (next === null || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(next)) return defaultNextPath
  const url = URL.parse(next, anyOrigin)
  if (url === null || url.origin !== anyOrigin) return defaultNextPath
  // Dots are resolved by now, so `/.//host` has become `//host`.
  const isElsewhere = url.pathname.startsWith('//') || /^\/login\/?$/i.test(url.pathname)
  return isElsewhere ? defaultNextPath : url.pathname + url.search + url.hash
}

/** The story a path on this site leads to; null where it leads to none. */
export function storyIn(path: string): string | null {
  return URL.parse(path, anyOrigin)?.searchParams.get('story') || null
}

const longestCallback = 300

/**
 * Address to come back to after Google: the login page, which leads on to `next`. Only characters
 * that the server takes (`LocalPath`), at most 300 of them.
 */
export function callbackPath(next: string): string {
  const path = `/login?via=google&next=${encodeStrictly(next)}`
  return path.length > longestCallback ? '/login?via=google' : path
}

function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
