import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Mutation } from '../../tests/promises/promise.ts'
import { codePart, journeyPart, runPart } from './part.ts'
import { readPromises, recordCaught } from './promise-table.ts'
import { formatDuration } from './report.ts'

/**
 * `npm run test:mutations [-- ID …]`: breaks a copy of the product on purpose, once for each mutation of
 * `tests/promises`, and runs the tests of the promise. An ID may be a prefix.
 */
const root = path.join(import.meta.dirname, '../..')

interface Attempt extends Mutation {
  id: string
  caughtBy: string
}

type Verdict =
  | 'caught'
  | 'NOT CAUGHT'
  | 'NOT CAUGHT, the test fails without it too'
  | 'does not run'
  | 'text not found once'

/** Creates hard links to all files of a folder; there are too many packages to copy. */
function linkTree(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkSync(source, target)
  }
}

/** A copy of the project in its present state, untracked files included. */
function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fabelhain-mutations-'))
  // Some tests run the server as another user.
  chmodSync(folder, 0o755)
  const copy = path.join(folder, 'project')
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const commit = git('stash', 'create').stdout.trim() || 'HEAD'
  const added = git('worktree', 'add', '--detach', copy, commit)
  if (added.status !== 0) throw new Error(added.stderr)
  linkTree(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  mkdirSync(path.join(copy, 'dist'))
  for (const part of readdirSync(path.join(root, 'dist'))) {
    const [from, to] = [path.join(root, 'dist', part), path.join(copy, 'dist', part)]
    if (part === 'library') symlinkSync(from, to)
    else cpSync(from, to, { recursive: true })
  }
  const untracked = git('ls-files', '--others', '--exclude-standard').stdout.split('\n')
  for (const file of [...untracked.filter(Boolean), 'src/client/paraglide']) {
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true })
  }
  return copy
}

function removeCopy(copy: string): void {
  spawnSync('git', ['worktree', 'remove', '--force', copy], { cwd: root })
  rmSync(path.dirname(copy), { recursive: true, force: true })
}

/** Names of the tests of a file that do not pass. */
async function failuresOf(copy: string, file: string): Promise<Set<string>> {
  const part = file.startsWith('tests/e2e/')
    ? { ...journeyPart(file), env: { E2E_PORT: '4573' } }
    : codePart('code tests', file)
  const { outcomes } = await runPart({ ...part, folder: copy })
  return new Set(outcomes.flatMap(({ test, status }) => (status === 'passed' ? [] : [test])))
}

/** Rebuilds what browser and fault tests run; returns whether that succeeded. */
function rebuild(copy: string, { file, caughtBy }: Attempt): boolean {
  if (!/^tests\/(e2e|faults)\//.test(caughtBy)) return true
  const part = /^src\/(server|contract|demo)\//.test(file) ? 'build:server' : 'build:client'
  return spawnSync('npm', ['run', '--silent', part], { cwd: copy }).status === 0
}

/** Creates a judge of mutations; a test that fails in the unchanged copy cannot catch anything. */
function createJudge(copy: string) {
  const baselines = new Map<string, Set<string>>()
  return async (mutation: Attempt): Promise<Verdict> => {
    const { caughtBy } = mutation
    const baseline = baselines.get(caughtBy) ?? (await failuresOf(copy, caughtBy))
    baselines.set(caughtBy, baseline)
    const file = path.join(copy, mutation.file)
    const source = readFileSync(file, 'utf8')
    if (source.split(mutation.find).length !== 2) return 'text not found once'
    writeFileSync(
      file,
      source.replace(mutation.find, () => mutation.replace),
    )
    try {
      if (!rebuild(copy, mutation)) return 'does not run'
      const failures = [...(await failuresOf(copy, caughtBy))].filter((test) => !baseline.has(test))
      if (failures.some((test) => test.includes(' › '))) return 'caught'
      if (failures.length > 0) return 'does not run'
      return baseline.size === 0 ? 'NOT CAUGHT' : 'NOT CAUGHT, the test fails without it too'
    } finally {
      writeFileSync(file, source)
      rebuild(copy, mutation)
    }
  }
}

const startedMs = performance.now()
const idPrefixes = process.argv.slice(2)
const promises = await readPromises()
const attempts = promises
  .filter(({ id }) => idPrefixes.length === 0 || idPrefixes.some((start) => id.startsWith(start)))
  .flatMap(({ id, heldBy, mutations }) =>
    mutations.map((mutation): Attempt => ({ caughtBy: heldBy[0], ...mutation, id })),
  )
const today = new Date().toISOString().slice(0, 10)
const copy = copyProject()
let count = 0
try {
  const judge = createJudge(copy)
  for (const [index, mutation] of attempts.entries()) {
    const verdict = await judge(mutation)
    if (verdict === 'caught') {
      count += 1
      // Now, so that an interrupted run has recorded what it did.
      recordCaught(promises, { [mutation.id]: { breaks: mutation.breaks, on: today } })
    }
    const place = `${String(index + 1).padStart(3)}/${attempts.length}`
    console.log(`${place}  ${verdict.padEnd(10)}  ${mutation.id.padEnd(20)}  ${mutation.breaks}`)
  }
} finally {
  removeCopy(copy)
}
const seconds = (performance.now() - startedMs) / 1000
console.log(`${attempts.length} mutations, ${count} caught, ${formatDuration(seconds)}`)
process.exitCode = count === attempts.length ? 0 : 1
