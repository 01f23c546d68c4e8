import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { UploadKind } from '../../src/contract/upload.ts'
import { upload as uploadTable } from '../../src/server/db/editor-schema.ts'
import { keysOf } from '../../src/server/upload/queries.ts'
import type { TestApp } from './app.ts'
import type { TestUser } from './test-user.ts'

const bytesType = 'application/offset+octet-stream'
const tusHeaders = { 'tus-resumable': '1.0.0', 'content-type': bytesType }

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Creates an upload like the client. */
export function startUpload(
  user: TestUser,
  kind: string,
  sizeBytes: number | string,
  { name = 'Datei.pdf', headers = {} }: { name?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return user.request('/api/uploads', {
    method: 'POST',
    headers: {
      ...tusHeaders,
      'upload-length': String(sizeBytes),
      'upload-metadata': `kind ${base64(kind)},filename ${base64(name)}`,
      ...headers,
    },
  })
}

/** Sends bytes from an offset on. */
export function sendBytes(
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
      ...tusHeaders,
      'upload-offset': String(offset),
      'content-length': String(bytes.length),
      ...headers,
    },
  })
}

/** Queries the progress of an upload, or deletes it. */
export const requestUpload = (user: TestUser, address: string, method: 'HEAD' | 'DELETE') =>
  user.request(address, { method, headers: tusHeaders })

/** Sends a whole file; returns its upload id. */
export async function upload(
  user: TestUser,
  kind: UploadKind,
  bytes: Uint8Array,
  name?: string,
): Promise<string> {
  const created = await startUpload(user, kind, bytes.length, name === undefined ? {} : { name })
  if (created.status !== 201) throw new Error(`not created: ${await created.text()}`)
  const address = created.headers.get('location') ?? ''
  const sent = await sendBytes(user, address, bytes)
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

/** The bytes of an upload that have arrived and are still stored; null where there are none. */
export async function arrivedBytes(app: TestApp, uploadId: string): Promise<Buffer | null> {
  const [row] = await app.db.select().from(uploadTable).where(eq(uploadTable.uploadId, uploadId))
  if (!row || row.pieces.length === 0) return null
  return app.scratch.withCopy(app.files, keysOf(row), (file) => readFile(file))
}

/** Keys of stored pieces of uploads and files of imports. */
export async function storedParts(app: TestApp): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of app.files.list()) if (key.endsWith('.part')) keys.push(key)
  return keys
}
