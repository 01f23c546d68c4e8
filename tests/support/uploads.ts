import type { UploadKind } from '../../src/contract/upload.ts'
import type { TestUser } from './app.ts'

const bytesType = 'application/offset+octet-stream'
const tus = { 'tus-resumable': '1.0.0', 'content-type': bytesType }

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Announces an upload, as the client does. */
export function announce(
  user: TestUser,
  kind: string,
  sizeBytes: number | string,
  { name = 'Datei.pdf', headers = {} }: { name?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return user.request('/api/uploads', {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(sizeBytes),
      'upload-metadata': `kind ${base64(kind)},filename ${base64(name)}`,
      ...headers,
    },
  })
}

/** Sends bytes from an offset on. */
export function send(
  user: TestUser,
  address: string,
  bytes: Uint8Array,
  offset = 0,
  headers: Record<string, string> = {},
): Promise<Response> {
  return user.request(address, {
    method: 'PATCH',
    body: new Uint8Array(bytes),
    headers: {
      ...tus,
      'upload-offset': String(offset),
      'content-length': String(bytes.length),
      ...headers,
    },
  })
}

/** Asks how far an upload is, or has it forgotten. */
export const ask = (user: TestUser, address: string, method: 'HEAD' | 'DELETE') =>
  user.request(address, { method, headers: tus })

/** Sends a file whole; gives its id. */
export async function upload(
  user: TestUser,
  kind: UploadKind,
  bytes: Uint8Array,
  name?: string,
): Promise<string> {
  const begun = await announce(user, kind, bytes.length, name === undefined ? {} : { name })
  if (begun.status !== 201) throw new Error(`not begun: ${await begun.text()}`)
  const address = begun.headers.get('location') ?? ''
  const sent = await send(user, address, bytes)
  if (sent.status !== 204) throw new Error(`not sent: ${await sent.text()}`)
  return address.split('/').at(-1) ?? ''
}

/** Status and problem of a check. */
export async function check(user: TestUser, uploadId: string) {
  const answer = await user.request(`/api/editor/uploads/${uploadId}/check`, {
    method: 'POST',
    body: {},
  })
  const body = await answer.json()
  return { status: answer.status, code: body.code, problem: body.data?.problem, body }
}
