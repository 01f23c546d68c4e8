import path from 'node:path'
import type { CheckedUpload, UploadKind } from '../../contract/upload.ts'
import type { Accepted } from '../examiner/examiner.ts'
import type { FileStore } from '../files/file-store.ts'
import { pdfNameOf } from './rules.ts'

/** Kinds whose files are stored; an import becomes drafts. */
export type StoredKind = Exclude<UploadKind, 'import'>

export interface StoredUpload {
  key: string
  sizeBytes: number
  contentType: string
  /** Of pictures. */
  heightPx?: number
}

const contentTypes = {
  pdf: 'application/pdf',
  avif: 'image/avif',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
}

interface ExaminedUpload {
  /** The uploaded file. */
  file: string
  /** The folder with the examiner's files. */
  outputDir: string
  /** File name of the upload, without folders. */
  label: string
}

/** Stores the files of an examined upload; the addresses of pictures are '' until they are signed. */
export async function storeExaminedFiles(
  files: FileStore,
  found: Accepted<StoredKind>,
  { file, outputDir, label }: ExaminedUpload,
): Promise<{ result: CheckedUpload; stored: StoredUpload[] }> {
  const storeFile = async (source: string, extension: keyof typeof contentTypes) => ({
    ...(await files.putFile(source, extension)),
    contentType: contentTypes[extension],
  })
  switch (found.kind) {
    case 'pdf': {
      const book = await storeFile(path.join(outputDir, found.fileName), 'pdf')
      const { key, sizeBytes } = book
      const fileName = pdfNameOf(label)
      const result = { kind: found.kind, key, sizeBytes, fileName, pages: found.pages }
      return { result, stored: [book] }
    }
    case 'picture': {
      const { kind, width, height } = found
      const stored: StoredUpload[] = []
      const sources: Extract<CheckedUpload, { kind: 'picture' }>['sources'] = []
      for (const { widthPx, heightPx, fileName } of found.sources) {
        const picture = await storeFile(path.join(outputDir, fileName), 'avif')
        stored.push({ ...picture, heightPx })
        sources.push({ widthPx, key: picture.key, url: '' })
      }
      return { result: { kind, width, height, sources }, stored }
    }
    case 'audio':
    case 'video': {
      const { kind, durationMs } = found
      const recording = await storeFile(file, found.extension)
      const { key, sizeBytes } = recording
      return { result: { kind, key, sizeBytes, durationMs }, stored: [recording] }
    }
  }
}
