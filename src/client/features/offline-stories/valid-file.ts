const contentTypes: Record<string, RegExp> = {
  avif: /^image\//,
  jpg: /^image\//,
  json: /^application\/json\b/,
  m4a: /^audio\//,
  mp3: /^audio\//,
  pdf: /^application\/pdf\b/,
}
/** For covers, which have no extension. */
const coverType = /^image\//

type Head = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>

/**
 * Whether an answer is the requested file: a captive portal answers every address with status 200 and
 * a page of its own.
 */
export function isExpectedFile(path: string, { status, type, redirected, headers }: Head): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false
  const [, extension = ''] = /\.(\w+)$/.exec(path) ?? []
  return (contentTypes[extension] ?? coverType).test(headers.get('content-type') ?? '')
}

/** Whether a file is complete; a compressed one is not checked, as its header has the encoded length. */
export function isCompleteFile(sizeBytes: number, headers: Headers): boolean {
  if (sizeBytes === 0) return false
  const length = headers.get('content-length')
  return length === null || headers.has('content-encoding') || Number(length) === sizeBytes
}
