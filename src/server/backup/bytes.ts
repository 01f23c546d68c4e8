import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { OpenedFile } from '../files/file-store.ts'

/** The content of a file of the store. */
export const bytesOf = ({ body }: OpenedFile): Readable =>
  Readable.from(body instanceof Uint8Array ? [body] : body, { objectMode: false })

/** All bytes of a stream. */
export async function collect(bytes: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Passes the bytes on and returns their size and hash when all have passed. */
export function createMeter() {
  const hash = createHash('sha256')
  let sizeBytes = 0
  return {
    async *measure(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of bytes) {
        hash.update(chunk)
        sizeBytes += chunk.length
        yield chunk
      }
    },
    result: () => ({ sizeBytes, sha256: hash.digest('hex') }),
  }
}

/** Size and hash of all bytes of a stream. */
export async function digestOf(bytes: Readable): Promise<{ sizeBytes: number; sha256: string }> {
  const { measure, result } = createMeter()
  for await (const _ of measure(bytes));
  return result()
}
