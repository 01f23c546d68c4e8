import { execFileSync } from 'node:child_process'

interface Report {
  summary: {
    totalCruised: number
    violations: { rule: { name: string }; from: string; to: string; comment?: string }[]
    ruleSetUsed: { forbidden: { name: string; comment?: string }[] }
  }
}

/** A parser that fails finds no modules and would call that a success. */
const fewestModules = 250

const output = execFileSync(
  'depcruise',
  ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'src', 'content', 'scripts'],
  { encoding: 'utf8', maxBuffer: 200_000_000, stdio: ['ignore', 'pipe', 'ignore'] },
)
const { summary }: Report = JSON.parse(output)
for (const { rule, from, to } of summary.violations) {
  const advice = summary.ruleSetUsed.forbidden.find(({ name }) => name === rule.name)?.comment
  console.error(`${from} -> ${to}: ${rule.name}. ${advice ?? ''}`)
}
if (summary.totalCruised < fewestModules) {
  console.error(`only ${summary.totalCruised} modules were read: the parser does not work`)
}
if (summary.violations.length > 0 || summary.totalCruised < fewestModules) process.exit(1)
