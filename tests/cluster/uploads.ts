import sharp from 'sharp'
import type { Family } from './family.ts'

const tus = { 'tus-resumable': '1.0.0' }
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Repeats a step until it is answered. */
type UntilAnswered = <Result>(step: () => Promise<Result>) => Promise<Result>

/**
 * Uploads a picture that the store does not have yet, resumes it as the browser does, and lets the server examine
 * and store it; its signed addresses.
 */
export async function uploadPicture(
  editor: Family,
  untilAnswered: UntilAnswered,
): Promise<string[]> {
  const picture = await randomPicture()
  const path = await untilAnswered(() => create(editor, picture.length))
  await untilAnswered(() => send(editor, path, picture))
  const uploadId = path.split('/').at(-1) ?? ''
  const result = await untilAnswered(() => editor.api.upload.check({ uploadId }))
  return result.kind === 'picture' ? result.sources.map(({ url }) => url) : []
}

/** Announces a picture; the path of the upload. */
async function create({ request }: Family, length: number): Promise<string> {
  const created = await request('/api/uploads', {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(length),
      'upload-metadata': `kind ${base64('picture')},filename ${base64('Bild.png')}`,
    },
  })
  await expectStatus(created, 201)
  return new URL(created.headers.get('location') ?? '', 'http://localhost').pathname
}

/** Sends what the server does not have yet. */
async function send({ request }: Family, path: string, picture: Buffer): Promise<void> {
  const state = await request(path, { method: 'HEAD', headers: tus })
  await expectStatus(state, 200)
  const offset = Number(state.headers.get('upload-offset'))
  if (offset === picture.length) return
  const sent = await request(path, {
    method: 'PATCH',
    headers: {
      ...tus,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    body: new Uint8Array(picture.subarray(offset)),
  })
  await expectStatus(sent, 204)
}

/** The addresses that the store answers with anything but a file. */
export async function findMissingFiles(editor: Family, addresses: string[]): Promise<string[]> {
  const missing: string[] = []
  for (const address of addresses) {
    const answer = await editor.request(address)
    const { byteLength } = await answer.arrayBuffer()
    if (!answer.ok || byteLength === 0) missing.push(`file ${address}: ${answer.status}`)
  }
  return missing
}

/** A few pixels of noise. */
function randomPicture(): Promise<Buffer> {
  const raw = Buffer.from(crypto.getRandomValues(new Uint8Array(64 * 64 * 3)))
  return sharp(raw, { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer()
}

async function expectStatus(answer: Response, status: number): Promise<void> {
  await answer.arrayBuffer()
  if (answer.status === status) return
  throw Object.assign(new Error(`an upload was answered with ${answer.status}`), {
    status: answer.status,
  })
}
