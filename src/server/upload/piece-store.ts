import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { upload } from '../db/editor-schema.ts'
import type { FileStore } from '../files/file-store.ts'
import { addPiece } from './commands.ts'
import { arrivedBytes } from './queries.ts'

/** A piece is in memory until it is stored. */
const pieceBytes = 4 * 1024 * 1024

/**
 * Where the tus server puts bytes: in the file store, in pieces that the upload's row names in order. So
 * any server continues an upload.
 */
export class PieceStore extends DataStore {
  readonly #db: Database
  readonly #files: FileStore

  constructor(db: Database, files: FileStore) {
    super()
    this.#db = db
    this.#files = files
    this.extensions = ['creation', 'termination']
  }

  override async getUpload(uploadId: string): Promise<Upload> {
    const [found] = await this.#db.select().from(upload).where(eq(upload.uploadId, uploadId))
    if (!found) throw ERRORS.FILE_NOT_FOUND
    return new Upload({ id: uploadId, size: found.sizeBytes, offset: arrivedBytes(found) })
  }

  /** Stores what has arrived, also where the connection breaks. Returns the new offset. */
  override async write(stream: Readable, uploadId: string, offset: number): Promise<number> {
    let chunks: Buffer[] = []
    let waitingBytes = 0
    let storedTo = offset
    const store = async () => {
      if (waitingBytes === 0) return
      const bytes = Buffer.concat(chunks)
      chunks = []
      waitingBytes = 0
      await this.#storePiece(uploadId, storedTo, bytes)
      storedTo += bytes.byteLength
    }
    try {
      for await (const chunk of stream) {
        chunks.push(chunk)
        waitingBytes += chunk.byteLength
        if (waitingBytes >= pieceBytes) await store()
      }
    } finally {
      await store()
    }
    return storedTo
  }

  async #storePiece(uploadId: string, offset: number, bytes: Buffer): Promise<void> {
    const piece = await this.#files.putAs(`upload:${uploadId}:${randomUUID()}`, bytes, 'part')
    if (await addPiece(this.#db, { uploadId, offset }, piece)) return
    await this.#files.remove(piece.key)
    throw ERRORS.INVALID_OFFSET
  }

  /** The routes create and delete the rows. */
  override async create(created: Upload): Promise<Upload> {
    return created
  }

  override async remove(): Promise<void> {}
}
