import { execFileSync } from 'node:child_process'
import { folderCycles } from './folder-cycles.ts'

interface Report {
  modules: {
    source: string
    dependencies: { resolved: string; coreModule: boolean; couldNotResolve: boolean }[]
  }[]
  summary: {
    totalCruised: number
    violations: { rule: { name: string }; from: string; to: string; comment?: string }[]
    ruleSetUsed: { forbidden: { name: string; comment?: string }[] }
  }
}

/** Fewer modules mean that the parser fails, which would otherwise count as a success. */
const minModules = 250

const folders = ['src', 'library', 'scripts', 'tests', 'bench']
const output = execFileSync(
  'depcruise',
  ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders],
  { encoding: 'utf8', maxBuffer: 200_000_000, stdio: ['ignore', 'pipe', 'ignore'] },
)
const { modules, summary }: Report = JSON.parse(output)
const findings = [
  ...summary.violations.map(({ rule, from, to }) => {
    const advice = summary.ruleSetUsed.forbidden.find(({ name }) => name === rule.name)?.comment
    return `${from} -> ${to}: ${rule.name}. ${advice ?? ''}`
  }),
  ...folderCycles(ownImports()).map((cycle) => {
    const steps = cycle.map(({ from, to }) => `\n  ${from} -> ${to}`).join('')
    return `Folders import each other. Move what they share up, or into a folder of its own.${steps}`
  }),
]
if (summary.totalCruised < minModules) {
  findings.push(`Only ${summary.totalCruised} modules were read: the parser does not work.`)
}
for (const finding of findings) console.error(finding)
if (findings.length > 0) process.exit(1)

/** Imports between files of this repository, as paths from its root. */
function ownImports() {
  const isOwn = (file: string) => !file.includes('node_modules/')
  return modules
    .filter(({ source }) => isOwn(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter((to) => !to.coreModule && !to.couldNotResolve && isOwn(to.resolved))
        .map(({ resolved }) => ({ from: source, to: resolved })),
    )
}
