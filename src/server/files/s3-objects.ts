import { FileStoreUnavailable } from './file-store.ts'
import { type S3Client, textOf } from './s3-client.ts'

export interface S3Object {
  name: string
  sizeBytes: number
  modifiedAt: Date
}

/** Objects below a prefix, page by page. */
export async function* listObjects(
  client: S3Client,
  prefix: string,
  pageSize = 1000,
): AsyncIterable<S3Object> {
  let token: string | undefined
  do {
    const query = { 'list-type': '2', prefix, 'max-keys': String(pageSize) }
    const answer = await client.send({
      query: { ...query, ...(token !== undefined && { 'continuation-token': token }) },
      expected: [200],
    })
    const page = textOf(answer)
    for (const [, object = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      yield {
        name: textIn(object, 'Key') ?? '',
        sizeBytes: Number(textIn(object, 'Size')),
        modifiedAt: new Date(textIn(object, 'LastModified') ?? Number.NaN),
      }
    }
    token = textIn(page, 'NextContinuationToken')
  } while (token)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text of an XML element; our own keys contain no escaped characters, tokens may. */
function textIn(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
  return text?.replace(/&(\w+);/g, (escaped, name) => entities[name] ?? escaped)
}

/** Copies an object within its bucket; false where it does not exist. */
export async function copyObject(
  client: S3Client,
  { bucket, from, to }: { bucket: string; from: string; to: string },
): Promise<boolean> {
  const headers = { 'x-amz-copy-source': `/${bucket}/${from}` }
  const answer = await client.send({ method: 'PUT', object: to, headers, expected: [200, 404] })
  if (answer.status === 404) return false
  // A copy can fail after its status was sent.
  if (!textOf(answer).includes('<CopyObjectResult'))
    throw new FileStoreUnavailable(`S3 store: the copy of ${from} failed`)
  return true
}

/** Deletes an object; a missing one is ignored. */
export async function removeObject(client: S3Client, object: string): Promise<void> {
  await client.send({ method: 'DELETE', object, expected: [200, 204, 404] })
}
