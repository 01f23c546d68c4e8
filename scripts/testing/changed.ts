import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { codePart, isGreen, runPart, scriptPart } from './part.ts'
import { showEnd, showFailures, showProgress, showTable } from './report.ts'

/**
 * `npm run test:changed [-- REVISION]`: checks what a change since a revision (HEAD) can affect: types, lint
 * and the code tests that import a changed file, directly or not. Browser and fault tests take longer
 * and are only named.
 */
const root = path.join(import.meta.dirname, '../..')
const since = process.argv[2] ?? 'HEAD'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/** Browser tests that have changed, or that contain the name of a changed feature or route. */
function journeysFor(files: readonly string[]): string[] {
  const features = files.flatMap(
    (file) => /^src\/client\/(?:features|routes)\/([\w-]+)/.exec(file)?.[1] ?? [],
  )
  const specs = git('ls-files', 'tests/e2e/*.spec.ts')
  return specs.filter(
    (spec) =>
      files.includes(spec) ||
      features.some((feature) => readFileSync(path.join(root, spec), 'utf8').includes(feature)),
  )
}

if (changed.length === 0) {
  console.log(`nothing has changed since ${since}`)
} else {
  const parts = [
    scriptPart('lint'),
    scriptPart('types'),
    codePart('code tests', `--changed=${since}`, '--passWithNoTests', '--exclude', 'tests/faults'),
  ]
  const results = await Promise.all(
    parts.map(async (part) => {
      const result = await runPart(part, (progress) => showProgress(part.name, progress))
      showEnd(result)
      return result
    }),
  )
  for (const result of results) showFailures(result)
  showTable(results)
  console.log()
  if (changed.some((file) => /^(src\/server|tests\/faults)\//.test(file)))
    console.log('with faults: npm run test:code -- tests/faults')
  const journeys = journeysFor(changed)
  if (journeys.length > 0)
    console.log(`with a browser: npm run test:browser -- ${journeys.join(' ')}`)
  process.exitCode = results.every(isGreen) ? 0 : 1
}
