import type { ORPCError } from '@orpc/client'
import type { UploadKind, UploadProblem } from '../../../contract/upload.ts'
import { pdfMaxPages, pictureMaxPixels, uploadMaxBytes } from '../../../contract/upload-limits.ts'
import { m } from '../../paraglide/messages.js'
import type { SendFailure } from './send-file.ts'

const problemTexts: Record<UploadProblem, () => string> = {
  'not-a-pdf': m.upload_problem_not_a_pdf,
  encrypted: m.upload_problem_encrypted,
  scripted: m.upload_problem_scripted,
  attachments: m.upload_problem_attachments,
  'too-many-pages': () => m.upload_problem_too_many_pages({ pages: pdfMaxPages }),
  'page-too-large': m.upload_problem_page_too_large,
  damaged: m.upload_problem_damaged,
  'too-complex': m.upload_problem_too_complex,
  'not-a-picture': m.upload_problem_not_a_picture,
  'too-many-pixels': () =>
    m.upload_problem_too_many_pixels({ millions: pictureMaxPixels / 1_000_000 }),
  'not-audio': m.upload_problem_not_audio,
  'not-video': m.upload_problem_not_video,
  'too-long': m.upload_problem_too_long,
}

const formatNames: Record<UploadKind, string> = {
  pdf: 'PDF',
  picture: 'JPEG, PNG, WebP, AVIF',
  audio: 'M4A, MP3',
  video: 'MP4',
  import: 'ZIP, Markdown, CSV, PDF',
}

/** Values for `<input accept>`; the server examines the files themselves. */
export const acceptedTypes: Record<UploadKind, string> = {
  pdf: '.pdf,application/pdf',
  picture: '.jpg,.jpeg,.png,.webp,.avif,image/jpeg,image/png,image/webp,image/avif',
  audio: '.m4a,.mp3,audio/mp4,audio/x-m4a,audio/mpeg',
  video: '.mp4,.m4v,video/mp4',
  import: '.zip,.md,.csv,.pdf,application/zip,text/markdown,text/csv,application/pdf',
}

/** Accepted formats and the maximum size, in MB. */
export function limitsText(kind: UploadKind): string {
  return m.upload_limit({ formats: formatNames[kind], megabytes: megabytes(kind) })
}

const megabytes = (kind: UploadKind) => uploadMaxBytes[kind] / (1024 * 1024)

export function tooLargeText(kind: UploadKind): string {
  return m.upload_too_large({ megabytes: megabytes(kind) })
}

/** Why an upload failed. */
export function sendFailureText({ status, code }: SendFailure, kind: UploadKind): string {
  if (status === null) return m.upload_failed_connection()
  if (code === 'PAYLOAD_TOO_LARGE') return tooLargeText(kind)
  if (code === 'TOO_MANY_UPLOADS') return m.upload_failed_too_many()
  if (code === 'EMPTY') return m.upload_failed_empty()
  if (status === 401 || status === 403) return m.upload_failed_not_allowed()
  return m.upload_failed_unexpected()
}

/** Why the check refused an uploaded file; `error` is null where the server did not answer. */
export function checkFailureText(error: ORPCError<string, unknown> | null): string {
  if (!error) return m.upload_failed_connection()
  if (error.code === 'REFUSED') {
    const { problem } = error.data as { problem: UploadProblem }
    return problemTexts[problem]()
  }
  if (error.status === 401 || error.status === 403) return m.upload_failed_not_allowed()
  return m.upload_failed_unexpected()
}
