import { createHash } from 'node:crypto'
import { z } from 'zod'

/**
 * An archive is a tar of these entries, in this order, or that tar encrypted by age (decision 0026):
 * `about.json`, `tables/<table>/<number>.copy.zst` in COPY's text format, `files/<key>`,
 * `manifest.json`, `manifest.sha256`.
 */
export const formatVersion = 1

export const aboutName = 'about.json'
export const manifestName = 'manifest.json'
export const sealName = 'manifest.sha256'
export const tablePrefix = 'tables/'
export const filePrefix = 'files/'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What the first entry says, before anything else is read. */
export const About = z.object({
  format: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Times that identify the migrations of the database, oldest first. */
  migrations: z.array(z.number().int()),
})
export type About = z.infer<typeof About>

/** The content of a table, as COPY wrote its columns. */
const StoredTable = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  bytes: z.number().int(),
  /** Of all rows in any order; see `createRowDigest`. */
  digest: Sha256,
})
export type StoredTable = z.infer<typeof StoredTable>

const StoredSequence = z.object({
  name: z.string(),
  /** A bigint as text; null where the sequence was never used. */
  lastValue: z
    .string()
    .regex(/^-?\d+$/)
    .nullable(),
})
export type StoredSequence = z.infer<typeof StoredSequence>

/** A partition that the server added to a table, such as that of a month. */
const StoredPartition = z.object({
  name: z.string(),
  parent: z.string(),
  /** As PostgreSQL writes it: `FOR VALUES FROM ('2026-11-01') TO ('2026-12-01')`, `DEFAULT`. */
  bound: z.string().regex(/^(DEFAULT|FOR VALUES [^;]+)$/),
})
export type StoredPartition = z.infer<typeof StoredPartition>

/** An entry as it is stored, before the encryption of the whole archive. */
const Part = z.object({
  // The name of a file becomes its place in the store.
  name: z
    .string()
    .regex(
      /^(about\.json|tables\/[^/]+\/\d+\.copy\.zst|files\/[0-9a-f]{2}\/[0-9a-f]{38}\.[0-9a-z]{2,5})$/,
    ),
  sizeBytes: z.number().int(),
  sha256: Sha256,
})
export type Part = z.infer<typeof Part>

export const Manifest = About.extend({
  tables: z.array(StoredTable),
  partitions: z.array(StoredPartition),
  sequences: z.array(StoredSequence),
  /** Files that the database names and the store does not have. */
  missingFiles: z.array(z.string()),
  /** All entries before this one, in their order. */
  parts: z.array(Part),
})
export type Manifest = z.infer<typeof Manifest>

/** The line of `manifest.sha256`, as `sha256sum` writes and checks it. */
export const sealOf = (manifest: Buffer): string =>
  `${createHash('sha256').update(manifest).digest('hex')}  ${manifestName}\n`

/** An archive or a target that cannot be used; the message is for the operator. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}
