/** A bucket of an S3 store; its files are below `prefix`, which is '' or ends with a slash. */
export interface Bucket {
  endpoint: string
  name: string
  prefix: string
  region: string
}

export type StoragePlace = { folder: string } | { bucket: Bucket }

/**
 * Reads where files are stored: the path of a folder, or
 * `s3://<bucket>[/<prefix>]?endpoint=<https://…>[&region=<region>]`. Returns what is wrong in German.
 */
export function parseStorageUrl(text: string): StoragePlace | { problem: string } {
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(text)) return { folder: text }
  const url = URL.parse(text)
  // The address appears in logs and lists of processes, and keys have characters that it would need to encode.
  if (url?.username || url?.password) return { problem: credentialsMessage }
  const bucket = url?.protocol === 's3:' ? readBucket(url) : null
  return bucket ? { bucket } : { problem: formMessage }
}

function readBucket({ hostname: name, pathname, searchParams }: URL): Bucket | null {
  const path = pathname.replace(/^\/|\/$/g, '')
  const { endpoint: given = '', region = 'us-east-1', ...others } = Object.fromEntries(searchParams)
  const endpoint = originOf(given)
  const isPlain = namePattern.test(name) && pathPattern.test(path) && /^[\w-]+$/.test(region)
  if (!endpoint || !isPlain || Object.keys(others).length > 0) return null
  return { endpoint, name, prefix: path === '' ? '' : `${path}/`, region }
}

const namePattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const pathPattern = /^(?:[\w-]+(?:\/[\w-]+)*)?$/
const formMessage = 'erwartet einen Ordner oder s3://eimer/ordner?endpoint=https://…&region=…'
const credentialsMessage =
  'die Schlüssel gehören in S3_ACCESS_KEY_ID und S3_SECRET_ACCESS_KEY, nicht in die Adresse'

/** The origin of an endpoint without path, query and credentials; null for any other. */
function originOf(endpoint: string): string | null {
  const url = /^https?:/.test(endpoint) ? URL.parse(endpoint) : null
  return url && url.href === `${url.origin}/` ? url.origin : null
}
