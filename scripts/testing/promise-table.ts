import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ProductPromise } from '../../tests/promises/promise.ts'

const root = path.join(import.meta.dirname, '../..')
const folder = path.join(root, 'tests/promises')
const caughtFile = path.join(folder, 'caught.json')
const document = path.join(root, 'docs/promises.md')
/** Heading of the generated part; the text before it is written by hand. */
const tableHeading = '## Promises and what holds them'

/** Last mutation of each promise that a test caught, by the promise's id; `on` is an ISO date. */
export type Caught = Record<string, { breaks: string; on: string }>

/** Reads all promises of `tests/promises`, file by file. */
export async function readPromises(): Promise<ProductPromise[]> {
  const files = readdirSync(folder).filter((name) => /^(?!promise\b).*\.ts$/.test(name))
  const modules = await Promise.all(files.map((name) => import(path.join(folder, name))))
  return modules.flatMap((module) => Object.values(module).flat() as ProductPromise[])
}

function readCaught(): Caught {
  return existsSync(caughtFile) ? JSON.parse(readFileSync(caughtFile, 'utf8')) : {}
}

/** Records the mutations that were caught in this run, and writes the table. */
export function recordCaught(promises: readonly ProductPromise[], caught: Caught): void {
  const ids = promises.map(({ id }) => id)
  const all = { ...readCaught(), ...caught }
  const current = Object.fromEntries(ids.flatMap((id) => (all[id] ? [[id, all[id]]] : [])))
  writeFileSync(caughtFile, `${JSON.stringify(current, null, 2)}\n`)
  writeFileSync(document, page(promises, current))
}

/** Problems of the promises and of their table; empty if there are none. */
export function promiseProblems(promises: readonly ProductPromise[]): string[] {
  const caught = readCaught()
  const ids = promises.map(({ id }) => id)
  const isCurrent = readFileSync(document, 'utf8') === page(promises, caught)
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is there twice`),
    ...promises.flatMap(({ id, heldBy }) =>
      heldBy
        .filter((file) => !existsSync(path.join(root, file)))
        .map((file) => `${id}: no ${file}`),
    ),
    ...promises.flatMap(({ id, mutations }) =>
      mutations
        .filter(
          ({ file, find }) => readFileSync(path.join(root, file), 'utf8').split(find).length !== 2,
        )
        .map(({ breaks, file }) => `${id} (${breaks}): its text is not exactly once in ${file}`),
    ),
    ...(isCurrent ? [] : ['docs/promises.md is old: npm run promises:check -- --write']),
  ]
}

/** The document: its hand-written head with a new table. */
function page(promises: readonly ProductPromise[], caught: Caught): string {
  const [head = ''] = readFileSync(document, 'utf8').split(tableHeading)
  return head + table(promises, caught)
}

function table(promises: readonly ProductPromise[], caught: Caught): string {
  const rows = promises.map(({ id, says, source, heldBy }) => {
    const last = caught[id]
    const files = heldBy.map((file) => `\`${file}\``).join('<br>')
    return `| ${id} | ${says} | ${source} | ${files} | ${last ? `${last.breaks} (${last.on})` : '–'} |`
  })
  return [
    tableHeading,
    '',
    'What must always be true, the tests that check it, and the last mutation that one of them caught.',
    '`npm run promises:check -- --write` writes this table from `tests/promises/`; do not edit it.',
    '',
    '| | promise | from | held by | last mutation caught |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

if (import.meta.main) {
  if (process.argv.includes('--write')) recordCaught(await readPromises(), {})
  const problems = promiseProblems(await readPromises())
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
