import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { parse } from 'yaml'
import { z } from 'zod'
import { RoadmapState } from '../../contract/roadmap.ts'
import { Month } from '../../contract/vote.ts'
import type { Database, Transaction } from '../db/client.ts'
import { roadmapItem, roadmapStep } from '../db/community-schema.ts'
import { lockByName } from '../db/lock-by-name.ts'
import type { Log } from '../platform/log.ts'

interface LoadDependencies {
  db: Database
  log: Log
  /** Folder with a Markdown file for each item. */
  roadmapDir: string
}

/**
 * Loads the team's roadmap from its files. Skips items that equal their files or that editors have
 * changed; votes always stay.
 */
export async function loadRoadmap({ db, log, roadmapDir }: LoadDependencies): Promise<void> {
  const names = await readdir(roadmapDir).catch(() => [])
  const files = names.filter((name) => name.endsWith('.md')).sort()
  if (files.length === 0) log.warn({ roadmapDir }, 'no roadmap to load: npm run build')
  const sources = await Promise.all(
    files.map(async (name) =>
      readSource(await readFile(path.join(roadmapDir, name), 'utf8'), name),
    ),
  )
  const loadedItems = await findLoaded(db)
  for (const source of sources) {
    const loaded = loadedItems.get(source.sourceId)
    if (loaded && (loaded.version > 1 || isSame(loaded, source))) continue
    await db.transaction((tx) => writeItem(tx, source))
    log.info({ sourceId: source.sourceId }, 'roadmap item loaded')
  }
}

/** The front matter of an item's file; the last step has the current state. */
const FrontMatter = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  month: Month.nullable().default(null),
  steps: z
    .array(
      z.strictObject({
        on: z.iso.date(),
        state: RoadmapState.exclude(['pending', 'duplicate']),
        answer: z.string().default(''),
      }),
    )
    .min(1),
})

interface Step {
  at: Date
  state: RoadmapState
  answer: string
}

interface Source {
  sourceId: string
  state: RoadmapState
  month: string | null
  titles: { de: string; en: string }
  bodies: { de: string; en: string }
  steps: Step[]
}

const filePattern =
  /^---\n(?<front>[\s\S]+?)\n---\n+# (?<de>.+)\n+(?<bodyDe>[\s\S]+?)\n+# (?<en>.+)\n+(?<bodyEn>[\s\S]+)$/

/** Parses a file: front matter, then the German and the English text, each under its title. */
function readSource(file: string, name: string): Source {
  const groups = filePattern.exec(file)?.groups
  if (!groups) throw new Error(`${name} is not an item of the roadmap`)
  const { front = '', de = '', bodyDe = '', en = '', bodyEn = '' } = groups
  const { id, month, steps } = FrontMatter.parse(parse(front))
  const dated = steps.map(({ on, ...step }) => ({ ...step, at: new Date(`${on}T11:00:00Z`) }))
  return {
    sourceId: id,
    state: dated.at(-1)?.state ?? 'open',
    month,
    titles: { de, en },
    bodies: { de: bodyDe.trim(), en: bodyEn.trim() },
    steps: dated,
  }
}

type Loaded = Omit<Source, 'titles' | 'bodies'> & {
  version: number
  titles: { de?: string; en?: string | undefined }
  bodies: { de?: string; en?: string | undefined }
}

async function findLoaded(db: Database): Promise<Map<string, Loaded>> {
  const rows = await db.select().from(roadmapItem).where(isNotNull(roadmapItem.sourceId))
  const ids = rows.map(({ itemId }) => itemId)
  const steps = await db
    .select()
    .from(roadmapStep)
    .where(inArray(roadmapStep.itemId, ids))
    .orderBy(asc(roadmapStep.at))
  const stepsOf = Map.groupBy(steps, ({ itemId }) => itemId)
  return new Map(
    rows.map(({ sourceId, itemId, ...row }) => [
      sourceId ?? '',
      { ...row, sourceId: sourceId ?? '', steps: stepsOf.get(itemId) ?? [] },
    ]),
  )
}

const isSame = (loaded: Loaded, source: Source) => fingerprint(loaded) === fingerprint(source)

function fingerprint({ state, month, titles, bodies, steps }: Loaded | Source): string {
  const history = steps.map(({ at, state, answer }) => [at.toISOString(), state, answer])
  return JSON.stringify([state, month, titles.de, titles.en, bodies.de, bodies.en, history])
}

/** Writes an item, unless an editor has saved it; another server may be loading the same one. */
async function writeItem(tx: Transaction, { sourceId, steps, ...source }: Source) {
  const [first, last] = [steps[0]?.at, steps.at(-1)?.at]
  if (!first || !last) return
  // Concurrent inserts may conflict on either unique key, and `on conflict` handles only one.
  await lockByName(tx, `roadmap:${sourceId}`)
  const values = { ...source, createdAt: first, updatedAt: last }
  const written = await tx
    .insert(roadmapItem)
    .values({ itemId: idOf(sourceId), sourceId, ...values })
    .onConflictDoUpdate({
      target: roadmapItem.sourceId,
      set: values,
      setWhere: eq(roadmapItem.version, 1),
    })
    .returning({ itemId: roadmapItem.itemId })
  for (const { itemId } of written) {
    await tx.delete(roadmapStep).where(eq(roadmapStep.itemId, itemId))
    await tx.insert(roadmapStep).values(steps.map((step) => ({ itemId, ...step })))
  }
}

/** An id that only depends on the source, so that links work in every database (RFC 9562, version 8). */
function idOf(sourceId: string): string {
  const hex = createHash('sha256').update(`roadmap/${sourceId}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) % 4) + 8).toString(16)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`]
  return [...parts, variant + hex.slice(17, 20), hex.slice(20, 32)].join('-')
}
