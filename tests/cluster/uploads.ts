import sharp from 'sharp'
import type { Family } from './family.ts'

const tus = { 'tus-resumable': '1.0.0' }
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Uploads a picture that the store does not have yet, and lets the server examine and store it; its signed addresses. */
export async function uploadPicture({ api, request }: Family): Promise<string[]> {
  const picture = await randomPicture()
  const created = await request('/api/uploads', {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(picture.length),
      'upload-metadata': `kind ${base64('picture')},filename ${base64('Bild.png')}`,
    },
  })
  const address = created.headers.get('location') ?? ''
  await expectStatus(created, 201)
  const sent = await request(new URL(address, 'http://localhost').pathname, {
    method: 'PATCH',
    headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: new Uint8Array(picture),
  })
  await expectStatus(sent, 204)
  const result = await api.upload.check({ uploadId: address.split('/').at(-1) ?? '' })
  return result.kind === 'picture' ? result.sources.map(({ url }) => url) : []
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
