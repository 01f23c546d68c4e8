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
import { takeTurn } from '../db/take-turn.ts'
import type { Log } from '../platform/log.ts'

interface LoadParts {
  db: Database
  log: Log
  /** Folder with one Markdown file per item. */
  roadmapDir: string
}

/**
 * Loads the team's own roadmap. An item that is there as its file says costs nothing, and one that
 * editors have changed stays as they left it; votes stay in any case.
 */
export async function loadRoadmap({ db, log, roadmapDir }: LoadParts): Promise<void> {
  const names = await readdir(roadmapDir).catch(() => [])
  const files = names.filter((name) => name.endsWith('.md')).sort()
  if (files.length === 0) log.warn({ roadmapDir }, 'no roadmap to load: npm run build')
  const sources = await Promise.all(
    files.map(async (name) =>
      readSource(await readFile(path.join(roadmapDir, name), 'utf8'), name),
    ),
  )
  const known = await findLoaded(db)
  for (const source of sources) {
    const loaded = known.get(source.sourceId)
    if (loaded && (loaded.version > 1 || isSame(loaded, source))) continue
    await db.transaction((tx) => writeItem(tx, source))
    log.info({ sourceId: source.sourceId }, 'roadmap item loaded')
  }
}

/** An item's file begins with these lines; the last step says where it stands. */
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

const fileParts =
  /^---\n(?<front>[\s\S]+?)\n---\n+# (?<de>.+)\n+(?<bodyDe>[\s\S]+?)\n+# (?<en>.+)\n+(?<bodyEn>[\s\S]+)$/

/** Front matter, then the German and the English text, each under its title. */
function readSource(file: string, name: string): Source {
  const parts = fileParts.exec(file)?.groups
  if (!parts) throw new Error(`${name} is no item of the roadmap`)
  const { front = '', de = '', bodyDe = '', en = '', bodyEn = '' } = parts
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

const isSame = (loaded: Loaded, source: Source) => textOf(loaded) === textOf(source)

function textOf({ state, month, titles, bodies, steps }: Loaded | Source): string {
  const said = steps.map(({ at, state, answer }) => [at.toISOString(), state, answer])
  return JSON.stringify([state, month, titles.de, titles.en, bodies.de, bodies.en, said])
}

/** Another server may be loading the same; an editor may have saved meanwhile. */
async function writeItem(tx: Transaction, { sourceId, steps, ...source }: Source) {
  const [first, last] = [steps[0]?.at, steps.at(-1)?.at]
  if (!first || !last) return
  // Two that insert the same at once meet at either unique key, and `on conflict` minds only one.
  await takeTurn(tx, `roadmap:${sourceId}`)
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

/** The same id wherever the item is loaded, so that a link to it works everywhere (RFC 9562, version 8). */
function idOf(sourceId: string): string {
  const hex = createHash('sha256').update(`roadmap/${sourceId}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) % 4) + 8).toString(16)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`]
  return [...parts, variant + hex.slice(17, 20), hex.slice(20, 32)].join('-')
}
