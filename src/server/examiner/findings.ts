import { z } from 'zod'
import { UploadKind, UploadProblem } from '../../contract/upload.ts'
import { GivenStory } from './import/given.ts'

export const ExaminedKind = UploadKind
export type ExaminedKind = UploadKind

const fileName = z.string().regex(/^\w{1,20}\.\w{2,4}$/)
const whole = z.number().int().positive()

/** What an examination has found; file names are those of its folder. */
export const Findings = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('refused'), problem: UploadProblem }),
  z.strictObject({
    kind: z.literal('pdf'),
    fileName,
    pages: z.array(z.array(z.string().max(4000)).max(60)).max(400),
  }),
  z.strictObject({
    kind: z.literal('picture'),
    width: whole,
    height: whole,
    sources: z
      .array(z.strictObject({ widthPx: whole, fileName }))
      .min(1)
      .max(6),
  }),
  z.strictObject({
    kind: z.literal('audio'),
    extension: z.enum(['m4a', 'mp3']),
    durationMs: whole,
  }),
  z.strictObject({ kind: z.literal('video'), extension: z.literal('mp4'), durationMs: whole }),
  z.strictObject({
    kind: z.literal('import'),
    stories: z.array(GivenStory),
    /** By the names that the archive has for them. */
    files: z.record(z.string(), fileName),
  }),
])
export type Findings = z.infer<typeof Findings>
export type Refused = Extract<Findings, { kind: 'refused' }>

/** Where the findings lie in the folder. */
export const findingsFile = 'findings.json'
/** The process says this as soon as it can begin: what goes wrong from then on is the file's fault. */
export const readyLine = 'ready\n'
