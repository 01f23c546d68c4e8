import path from 'node:path'
import type { CheckedUpload, UploadKind } from '../../contract/upload.ts'
import type { Accepted } from '../examiner/examiner.ts'
import type { FileStore } from '../files/local.ts'
import { pdfNameOf } from './rules.ts'

/** Kinds that are stored themselves; an import becomes drafts. */
export type StoredKind = Exclude<UploadKind, 'import'>

export interface StoredUpload {
  key: string
  sizeBytes: number
  contentType: string
}

const contentTypes = {
  pdf: 'application/pdf',
  avif: 'image/avif',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
}

interface Places {
  /** What was sent, and the folder of what was made of it. */
  file: string
  made: string
  /** The name it was sent under. */
  label: string
}

/** Stores what was made of a file; pictures are still without their addresses. */
export async function storeFindings(
  files: FileStore,
  found: Accepted<StoredKind>,
  { file, made, label }: Places,
): Promise<{ result: CheckedUpload; stored: StoredUpload[] }> {
  const put = async (source: string, extension: keyof typeof contentTypes) => ({
    ...(await files.putFile(source, extension)),
    contentType: contentTypes[extension],
  })
  switch (found.kind) {
    case 'pdf': {
      const book = await put(path.join(made, found.fileName), 'pdf')
      const { key, sizeBytes } = book
      const fileName = pdfNameOf(label)
      const result = { kind: found.kind, key, sizeBytes, fileName, pages: found.pages }
      return { result, stored: [book] }
    }
    case 'picture': {
      const { kind, width, height } = found
      const stored: StoredUpload[] = []
      const sources: Extract<CheckedUpload, { kind: 'picture' }>['sources'] = []
      for (const { widthPx, fileName } of found.sources) {
        const picture = await put(path.join(made, fileName), 'avif')
        stored.push(picture)
        sources.push({ widthPx, key: picture.key, url: '' })
      }
      return { result: { kind, width, height, sources }, stored }
    }
    case 'audio':
    case 'video': {
      const { kind, durationMs } = found
      const recording = await put(file, found.extension)
      const { key, sizeBytes } = recording
      return { result: { kind, key, sizeBytes, durationMs }, stored: [recording] }
    }
  }
}
