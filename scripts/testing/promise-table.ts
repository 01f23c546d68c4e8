import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ProductPromise } from '../../tests/promises/promise.ts'

const root = path.join(import.meta.dirname, '../..')
const folder = path.join(root, 'tests/promises')
const caughtFile = path.join(folder, 'caught.json')
const document = path.join(root, 'docs/promises.md')

/** What broke last and was noticed, by the id of the promise; `on` is the day, as 2026-11-23. */
export type Caught = Record<string, { breaks: string; on: string }>

/** Every promise of `tests/promises`, file by file. */
export async function readPromises(): Promise<ProductPromise[]> {
  const files = readdirSync(folder).filter((name) => /^(?!promise\b).*\.ts$/.test(name))
  const modules = await Promise.all(files.map((name) => import(path.join(folder, name))))
  return modules.flatMap((module) => Object.values(module).flat() as ProductPromise[])
}

function readCaught(): Caught {
  return existsSync(caughtFile) ? JSON.parse(readFileSync(caughtFile, 'utf8')) : {}
}

/** Notes what was noticed in this run, and writes the table again. */
export function noteCaught(promises: readonly ProductPromise[], caught: Caught): void {
  const ids = promises.map(({ id }) => id)
  const all = { ...readCaught(), ...caught }
  const kept = Object.fromEntries(ids.flatMap((id) => (all[id] ? [[id, all[id]]] : [])))
  writeFileSync(caughtFile, `${JSON.stringify(kept, null, 2)}\n`)
  writeFileSync(document, table(promises, kept))
}

/** What is wrong with the promises or with their table; empty where all is well. */
export function promiseProblems(promises: readonly ProductPromise[]): string[] {
  const caught = readCaught()
  const ids = promises.map(({ id }) => id)
  const isFresh = readFileSync(document, 'utf8') === table(promises, caught)
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice`),
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
        .map(({ breaks, file }) => `${id} (${breaks}): its text does not stand once in ${file}`),
    ),
    ...(isFresh ? [] : ['docs/promises.md is old: npm run test:mutations -- ID writes it']),
  ]
}

function table(promises: readonly ProductPromise[], caught: Caught): string {
  const rows = promises.map(({ id, says, source, heldBy }) => {
    const last = caught[id]
    const files = heldBy.map((file) => `\`${file}\``).join('<br>')
    return `| ${id} | ${says} | ${source} | ${files} | ${last ? `${last.breaks} (${last.on})` : '–'} |`
  })
  return [
    '# Promises and what holds them',
    '',
    'What must always be true, the tests that hold it, and the last time that we broke the product on purpose',
    'and a test noticed. Written by `npm run test:mutations` from `tests/promises/`; do not edit.',
    '',
    '| | promise | from | held by | last mutation caught |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

if (import.meta.main) {
  const problems = promiseProblems(await readPromises())
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
