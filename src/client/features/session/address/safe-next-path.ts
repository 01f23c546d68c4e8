/** Path to open after a sign-in without `next`. */
export const defaultNextPath = '/story-collection'

const placeholderOrigin = 'https://origin.invalid'

/**
 * A path on this site to open after the sign-in. Paths that could lead elsewhere (scheme, `//`, backslash,
 * control characters) or back to `/login` become the library.
 */
export function safeNextPath(next: string | null): string {
  if (next === null || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(next)) return defaultNextPath
  const url = URL.parse(next, placeholderOrigin)
  if (url === null || url.origin !== placeholderOrigin) return defaultNextPath
  // The URL parser has resolved dots, so `/.//host` has become `//host`.
  const isElsewhere = url.pathname.startsWith('//') || /^\/login\/?$/i.test(url.pathname)
  return isElsewhere ? defaultNextPath : url.pathname + url.search + url.hash
}

/** The story id in a path on this site; null if there is none. */
export function findStoryId(path: string): string | null {
  return URL.parse(path, placeholderOrigin)?.searchParams.get('story') || null
}

const maxCallbackLength = 300

/**
 * Return path after Google: the login page with `next`. Contains only characters that the server accepts
 * (`LocalPath`), at most 300.
 */
export function callbackPath(next: string): string {
  const path = `/login?via=google&next=${encodeStrict(next)}`
  return path.length > maxCallbackLength ? '/login?via=google' : path
}

function encodeStrict(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
