import { z } from 'zod'
import { editorCall, FolderId } from './base.ts'
import { FileKey } from './story-draft.ts'

/** Kinds of files that editors upload by tus (https://tus.io) at `/api/uploads`. */
export const UploadKind = z.enum(['pdf', 'picture', 'audio', 'video', 'import'])
export type UploadKind = z.infer<typeof UploadKind>

/** Why a file was refused. */
export const UploadProblem = z.enum([
  'not-a-pdf',
  'encrypted',
  'scripted',
  'attachments',
  'too-many-pages',
  'page-too-large',
  'damaged',
  'too-complex',
  'not-a-picture',
  'too-many-pixels',
  'not-audio',
  'not-video',
  'too-long',
])
export type UploadProblem = z.infer<typeof UploadProblem>

const durationMs = z.number().int().positive()

/** An upload that was examined and stored. */
export const CheckedUpload = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pdf'),
    key: FileKey,
    sizeBytes: z.number().int(),
    fileName: z.string(),
    /** Paragraphs by page, proposed from the text layer; empty where there is none. */
    pages: z.array(z.array(z.string())),
  }),
  z.object({
    kind: z.literal('picture'),
    /** Narrow to wide; never wider than the uploaded picture. */
    sources: z.array(z.object({ widthPx: z.number().int(), key: FileKey, url: z.string() })),
    width: z.number().int(),
    height: z.number().int(),
  }),
  z.object({ kind: z.literal('audio'), key: FileKey, sizeBytes: z.number().int(), durationMs }),
  z.object({ kind: z.literal('video'), key: FileKey, sizeBytes: z.number().int(), durationMs }),
])
export type CheckedUpload = z.infer<typeof CheckedUpload>

export const upload = {
  /** Examines and stores a completed upload, and deletes its temporary file; idempotent. */
  check: editorCall
    .route({
      method: 'POST',
      path: '/editor/uploads/{uploadId}/check',
      summary: 'Datei prüfen',
      tags: ['upload'],
    })
    .errors({
      REFUSED: {
        status: 422,
        message: 'Diese Datei können wir nicht annehmen.',
        data: z.object({ problem: UploadProblem }),
      },
      UNFINISHED: { status: 409, message: 'Die Datei ist noch nicht ganz da.' },
    })
    .input(z.strictObject({ uploadId: FolderId }))
    .output(CheckedUpload),
}
