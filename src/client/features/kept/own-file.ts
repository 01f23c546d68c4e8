const contentTypes: Record<string, RegExp> = {
  avif: /^image\//,
  jpg: /^image\//,
  json: /^application\/json\b/,
  m4a: /^audio\//,
  mp3: /^audio\//,
  pdf: /^application\/pdf\b/,
}
/** What has no extension is a cover. */
const picture = /^image\//

/** What an answer says of itself. */
type Head = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>

/**
 * Whether an answer is the file that was asked for: in a café's network every address may answer 200
 * with a page that asks to sign in.
 */
export function isOwnFile(path: string, { status, type, redirected, headers }: Head): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false
  const [, extension = ''] = /\.(\w+)$/.exec(path) ?? []
  return (contentTypes[extension] ?? picture).test(headers.get('content-type') ?? '')
}

/** Whether all of a file has come; a compressed one says the length of what was sent. */
export function isWholeFile(sizeBytes: number, headers: Headers): boolean {
  if (sizeBytes === 0) return false
  const said = headers.get('content-length')
  return said === null || headers.has('content-encoding') || Number(said) === sizeBytes
}
