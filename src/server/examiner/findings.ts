import { z } from 'zod'
import { UploadKind, UploadProblem } from '../../contract/upload.ts'
import { GivenStory } from './import/given.ts'

export const ExaminedKind = UploadKind
export type ExaminedKind = UploadKind

const fileName = z.string().regex(/^\w{1,20}\.\w{2,4}$/)
const positiveInteger = z.number().int().positive()

/** Result of an examination; file names are relative to its folder. */
export const Findings = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('refused'), problem: UploadProblem }),
  z.strictObject({
    kind: z.literal('pdf'),
    fileName,
    pages: z.array(z.array(z.string().max(4000)).max(60)).max(400),
  }),
  z.strictObject({
    kind: z.literal('picture'),
    width: positiveInteger,
    height: positiveInteger,
    sources: z
      .array(z.strictObject({ widthPx: positiveInteger, heightPx: positiveInteger, fileName }))
      .min(1)
      .max(6),
  }),
  z.strictObject({
    kind: z.literal('audio'),
    extension: z.enum(['m4a', 'mp3']),
    durationMs: positiveInteger,
  }),
  z.strictObject({
    kind: z.literal('video'),
    extension: z.literal('mp4'),
    durationMs: positiveInteger,
  }),
  z.strictObject({
    kind: z.literal('import'),
    stories: z.array(GivenStory),
    /** By their names in the archive. */
    files: z.record(z.string(), fileName),
  }),
])
export type Findings = z.infer<typeof Findings>
export type Refused = Extract<Findings, { kind: 'refused' }>

/** File of the findings in the folder. */
export const findingsFile = 'findings.json'
/** Printed by the process when it is ready; a later failure is the file's fault. */
export const readyLine = 'ready\n'
