import { z } from 'zod'
import { UploadKind } from '../../contract/upload.ts'
import { uploadMaxBytes } from '../../contract/upload-limits.ts'
import { labelOf } from './rules.ts'

const Announcement = z.strictObject({ kind: UploadKind, filename: z.string().max(1000) })

export interface AnnouncedUpload {
  kind: UploadKind
  fileName: string
  sizeBytes: number
}

/** Reads the headers of tus that announce an upload, or returns why it is refused. */
export function readAnnouncement(
  metadata: unknown,
  uploadLength: string | undefined,
): AnnouncedUpload | 'malformed' | 'empty' | 'too-large' {
  const announced = Announcement.safeParse(metadata).data
  if (!announced || !/^\d{1,15}$/.test(uploadLength ?? '')) return 'malformed'
  const sizeBytes = Number(uploadLength)
  if (sizeBytes === 0) return 'empty'
  if (sizeBytes > uploadMaxBytes[announced.kind]) return 'too-large'
  return { kind: announced.kind, fileName: labelOf(announced.filename), sizeBytes }
}
