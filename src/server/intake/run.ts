import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '../../contract/base.ts'
import type { IntakeRow } from '../../contract/intake.ts'
import { isUnreachable } from '../db/unreachable.ts'
import { insertDraft, saveDraft } from '../draft/commands.ts'
import { findDraft } from '../draft/queries.ts'
import type { GivenStory } from '../examiner/import/given.ts'
import { problem } from '../examiner/import/given.ts'
import { takeFile } from '../upload/commands.ts'
import { endIntake, folderOf, noteRow } from './commands.ts'
import type { StoredFiles } from './merge.ts'
import { mergeGiven } from './merge.ts'
import type { IntakeParts } from './parts.ts'
import { findNext, listStranded } from './queries.ts'
import { filesOf, idOf, isSame } from './rows.ts'

type Noted = Pick<IntakeRow, 'outcome' | 'problems'>

/** Carries imports out, each in the background of the server that was asked to. */
export interface IntakeRunner {
  workDir: string
  /** Begins or goes on; returns at once. */
  run(intakeId: string): void
  /** Goes on with what a server that is gone has left behind. */
  resume(): Promise<void>
  /** Waits for the row in hand. */
  stop(): Promise<void>
}

/** A running import notes something for every row: longer than a row can take. */
const strandedMs = 3 * 60_000

export function createIntakeRunner(parts: IntakeParts): IntakeRunner {
  const running = new Map<string, Promise<void>>()
  let isStopping = false

  /** False where nothing is left to do. */
  async function nextRow(intakeId: string, folder: string): Promise<boolean> {
    const next = await findNext(parts.db, intakeId)
    if (!next) return false
    const { given, index, files, editorId } = next
    if (!given) {
      await rm(folder, { recursive: true, force: true })
      await endIntake(parts.db, intakeId)
      return false
    }
    const place = (name: string) => path.join(folder, files[name] ?? '')
    const row = { place, editorId }
    const noted = await takeOver(parts, given, row).catch((error: unknown) => {
      if (isStopping || isUnreachable(error)) throw error
      // One that cannot be helped is no reason to leave the others undone.
      parts.log.error({ err: error, intakeId, row: given.row }, 'a row of an import failed')
      return { outcome: 'failed' as const, problems: [] }
    })
    // What was cut off by the stop has its turn again.
    if (isStopping) return false
    return noteRow(parts.db, { intakeId, index, now: parts.clock.now() }, noted)
  }

  async function carryOut(intakeId: string): Promise<void> {
    const folder = folderOf(parts.workDir, intakeId)
    while (await nextRow(intakeId, folder));
    if (!isStopping) await rm(folder, { recursive: true, force: true })
  }

  function run(intakeId: string): void {
    if (running.has(intakeId) || isStopping) return
    const work = carryOut(intakeId)
      // Left as it is: another start, or another server, goes on with it.
      .catch((error: unknown) => {
        if (!isStopping) parts.log.error({ err: error, intakeId }, 'an import stopped')
      })
      .finally(() => running.delete(intakeId))
    running.set(intakeId, work)
  }

  return {
    workDir: parts.workDir,
    run,
    async resume() {
      const before = new Date(parts.clock.now().getTime() - strandedMs)
      for (const intakeId of await listStranded(parts.db, before)) run(intakeId)
    },
    async stop() {
      isStopping = true
      await Promise.all(running.values())
    },
  }
}

interface Row {
  /** Where a file of the archive lies. */
  place: (name: string) => string
  editorId: string
}

/** Takes one story over; what was refused when it was looked through stays out. */
async function takeOver(parts: IntakeParts, given: GivenStory, row: Row): Promise<Noted> {
  const { language, problems } = given
  const storyId = idOf(given)
  if (problems.length > 0 || language === null || storyId === null) {
    return { outcome: 'refused', problems }
  }
  const taken = await storeFiles(parts, given, row)
  if ('problems' in taken) return { outcome: 'refused', problems: taken.problems }
  const text = given.pages.length > 0 ? given : { ...given, pages: taken.proposed }
  const outcome = await write(parts, { ...text, language }, { storyId, ...row, stored: taken })
  return { outcome, problems: [] }
}

type Taken = StoredFiles & { proposed: GivenStory['pages'] }

/** Examines and stores the files of a story. */
async function storeFiles(
  parts: IntakeParts,
  given: GivenStory,
  { place }: Row,
): Promise<Taken | { problems: IntakeRow['problems'] }> {
  const taken: Taken = { pictures: {}, pdfKey: null, proposed: [] }
  const problems: IntakeRow['problems'] = []
  for (const name of filesOf(given)) {
    // On the disk of whichever server took the archive; another one may go on with it.
    if (!existsSync(place(name))) {
      problems.push(problem('file', 'file-missing', name))
      continue
    }
    const kind = name === given.pdf ? 'pdf' : 'picture'
    const stored = await takeFile(parts, { kind, path: place(name), label: name })
    if (stored.kind === 'refused') {
      problems.push(problem('file', 'file-refused', `${name} (${stored.problem})`))
    } else if (stored.kind === 'pdf') {
      taken.pdfKey = stored.key
      taken.proposed = stored.pages.map((paragraphs) => ({ picture: null, alt: '', paragraphs }))
    } else if (stored.kind === 'picture') {
      taken.pictures[name] = stored.sources.map(({ widthPx, key }) => ({ widthPx, key }))
    }
  }
  return problems.length > 0 ? { problems } : taken
}

const maxTries = 5

/** Writes a draft; where somebody saves at the same moment, what was sent is laid over that. */
async function write(
  { db, clock }: IntakeParts,
  given: GivenStory & { language: Language },
  { storyId, editorId, stored }: { storyId: string; editorId: string; stored: StoredFiles },
): Promise<NonNullable<IntakeRow['outcome']>> {
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    const edit = { storyId, editorId, now: clock.now(), reason: 'imported' as const }
    const before = await findDraft(db, storyId)
    const story = mergeGiven(before?.story ?? null, given, stored)
    if (before && isSame(before.story, story)) return 'unchanged'
    const written = before
      ? await saveDraft(db, { ...edit, story, version: before.version })
      : await insertDraft(db, { ...edit, story })
    if (isWritten(written)) return before ? 'updated' : 'created'
  }
  return 'failed'
}

const isWritten = (written: object | null) =>
  written !== null && (!('kind' in written) || written.kind === 'saved')
