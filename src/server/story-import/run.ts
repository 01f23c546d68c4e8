import type { Language } from '../../contract/base.ts'
import type { StoryImportRow } from '../../contract/story-import.ts'
import { hasRole } from '../auth/users.ts'
import type { Database } from '../db/client.ts'
import { isUnreachable } from '../db/unreachable.ts'
import { insertDraft, saveDraft } from '../draft/commands.ts'
import { findDraft } from '../draft/queries.ts'
import type { Examiner } from '../examiner/examiner.ts'
import { type GivenStory, problem } from '../examiner/import/given.ts'
import { type FileStore, FileStoreUnavailable } from '../files/file-store.ts'
import type { Scratch } from '../files/scratch.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { storeArchiveFile } from '../upload/commands.ts'
import { finishStoryImport, recordRow } from './commands.ts'
import { fileKeyOf, removeFiles } from './files.ts'
import { mergeGiven, type StoredFiles } from './merge.ts'
import { findNextRow, listStalled } from './queries.ts'
import { filesOf, idOf, isSame } from './rows.ts'

/** Injected dependencies of running imports. */
interface StoryImportDependencies {
  db: Database
  clock: Clock
  log: Log
  files: FileStore
  scratch: Scratch
  examiner: Examiner
}

type RowResult = Pick<StoryImportRow, 'outcome' | 'problems'>

/** Runs imports in the background of this server. */
export interface StoryImportRunner {
  /** Starts or continues an import; returns at once. */
  run(importId: string): void
  /** Continues imports of servers that have stopped. */
  resume(): Promise<void>
  /** Waits for the current row. */
  stop(): Promise<void>
}

/** Longer than a row can take; a running import records each row. */
const stalledMs = 3 * 60_000

export function createStoryImportRunner(dependencies: StoryImportDependencies): StoryImportRunner {
  const running = new Map<string, Promise<void>>()
  let isStopping = false

  /** False after the last row. */
  async function nextRow(importId: string): Promise<boolean> {
    const next = await findNextRow(dependencies.db, importId)
    if (!next) return false
    const { given, index, files, editorId } = next
    if (!given) {
      await finishStoryImport(dependencies.db, importId)
      await removeFiles(dependencies.files, importId, files)
      return false
    }
    const keyOf = (name: string) => fileKeyOf(dependencies.files, importId, files[name] ?? '')
    const row = { keyOf, editorId }
    const result = await importStory(dependencies, given, row).catch((error: unknown) => {
      const isTemporary = isUnreachable(error) || error instanceof FileStoreUnavailable
      if (isStopping || isTemporary) throw error
      // A failed row does not stop the others.
      dependencies.log.error({ err: error, importId, row: given.row }, 'a row of an import failed')
      return { outcome: 'failed' as const, problems: [] }
    })
    // A row that `stop` interrupted runs again later.
    if (isStopping) return false
    return recordRow(dependencies.db, { importId, index, now: dependencies.clock.now() }, result)
  }

  async function runToEnd(importId: string): Promise<void> {
    while (await nextRow(importId));
  }

  function run(importId: string): void {
    if (running.has(importId) || isStopping) return
    const work = runToEnd(importId)
      // The import stays in the database; another start, or another server, continues it.
      .catch((error: unknown) => {
        if (!isStopping) dependencies.log.error({ err: error, importId }, 'an import stopped')
      })
      .finally(() => running.delete(importId))
    running.set(importId, work)
  }

  return {
    run,
    async resume() {
      const before = new Date(dependencies.clock.now().getTime() - stalledMs)
      for (const importId of await listStalled(dependencies.db, before)) run(importId)
    },
    async stop() {
      isStopping = true
      await Promise.all(running.values())
    },
  }
}

interface Row {
  /** The key of a file of the archive in the file store. */
  keyOf: (name: string) => string
  editorId: string
}

/** Imports one story, unless the check refused it. */
async function importStory(
  dependencies: StoryImportDependencies,
  given: GivenStory,
  row: Row,
): Promise<RowResult> {
  const { language, problems } = given
  const storyId = idOf(given)
  if (problems.length > 0 || language === null || storyId === null) {
    return { outcome: 'refused', problems }
  }
  const stored = await storeFiles(dependencies, given, row)
  if ('problems' in stored) return { outcome: 'refused', problems: stored.problems }
  const text = given.pages.length > 0 ? given : { ...given, pages: stored.proposed }
  const outcome = await write(dependencies, { ...text, language }, { storyId, ...row, stored })
  return { outcome, problems: [] }
}

type StoredArchiveFiles = StoredFiles & { proposed: GivenStory['pages'] }

/** Examines and stores the files of a story. */
async function storeFiles(
  dependencies: StoryImportDependencies,
  given: GivenStory,
  { keyOf }: Row,
): Promise<StoredArchiveFiles | { problems: StoryImportRow['problems'] }> {
  const stored: StoredArchiveFiles = { pictures: {}, pdfKey: null, proposed: [] }
  const problems: StoryImportRow['problems'] = []
  for (const name of filesOf(given)) {
    const kind = name === given.pdf ? 'pdf' : 'picture'
    const { files, scratch } = dependencies
    const result = await scratch.withCopy(files, [keyOf(name)], (path) =>
      storeArchiveFile(dependencies, { kind, path, label: name }),
    )
    if (!result) {
      problems.push(problem('file', 'file-missing', name))
    } else if (result.kind === 'refused') {
      problems.push(problem('file', 'file-refused', `${name} (${result.problem})`))
    } else if (result.kind === 'pdf') {
      stored.pdfKey = result.key
      stored.proposed = result.pages.map((paragraphs) => ({ picture: null, alt: '', paragraphs }))
    } else if (result.kind === 'picture') {
      stored.pictures[name] = result.sources.map(({ widthPx, key }) => ({ widthPx, key }))
    }
  }
  return problems.length > 0 ? { problems } : stored
}

const maxAttempts = 5

/** Writes a draft; where an editor saves at the same time, merges into that version. */
async function write(
  { db, clock }: StoryImportDependencies,
  given: GivenStory & { language: Language },
  { storyId, editorId, stored }: { storyId: string; editorId: string; stored: StoredFiles },
): Promise<NonNullable<StoryImportRow['outcome']>> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const edit = { storyId, editorId, now: clock.now(), reason: 'imported' as const }
    const isPublisher = await hasRole(db, editorId, 'publisher')
    const before = await findDraft(db, storyId)
    const story = mergeGiven(before?.story ?? null, given, stored)
    if (before && isSame(before.story, story)) return 'unchanged'
    const written = before
      ? await saveDraft(db, { ...edit, story, isPublisher, version: before.version })
      : await insertDraft(db, { ...edit, story })
    if (isWritten(written)) return before ? 'updated' : 'created'
  }
  return 'failed'
}

const isWritten = (written: object | null) =>
  written !== null && (!('kind' in written) || written.kind === 'saved')
