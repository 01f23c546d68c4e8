import type { Cost } from './costs.ts'
import { type Change, changeOf, type Figure, isKept, median } from './figures/figures.ts'
import type { LibrarySize } from './pages/landing.ts'

const changeMarks: Record<Change, string> = {
  new: 'new',
  better: 'better',
  same: '',
  worse: 'WORSE',
}

/** Prints every figure beside the one of the committed run, then what changed and what is over its budget. */
export function printFigures(figures: Figure[], before: Figure[]): void {
  const compared = figures.map((now) => {
    const earlier = before.find(({ name }) => name === now.name)
    return { now, earlier, change: changeOf(earlier, now) }
  })
  const rows = compared.map(({ now, earlier, change }) => [
    now.name,
    now.unit,
    earlier ? short(median(earlier.values)) : '',
    short(median(now.values)),
    now.values.length > 1 ? `${short(now.values[0])} – ${short(now.values.at(-1))}` : '',
    short(now.budget),
    isKept(now) ? 'yes' : 'NO',
    changeMarks[change],
  ])
  printTable(['figure', 'unit', 'before', 'now', 'spread', 'budget', 'kept', 'change'], rows)
  const namesWhere = (isListed: (one: (typeof compared)[number]) => boolean) =>
    compared
      .filter(isListed)
      .map(({ now }) => now.name)
      .join(', ') || 'none'
  console.log(`\nworse than noise:  ${namesWhere(({ change }) => change === 'worse')}`)
  console.log(`better than noise: ${namesWhere(({ change }) => change === 'better')}`)
  console.log(`over budget:       ${namesWhere(({ now }) => !isKept(now))}`)
}

/** Prints what the requests cost in absolute terms. */
export function printCosts(costs: Cost[]): void {
  if (costs.length === 0) return
  const rows = costs.map((cost) => [
    cost.name,
    String(cost.floorMicroseconds),
    String(cost.microseconds),
    String(cost.requestsPerSecond),
    String(cost.p99Ms),
    String(cost.failed),
  ])
  console.log('\nCPU time per request, PostgreSQL included, with 32 connections')
  printTable(['request', 'floor µs', 'ours µs', 'ours req/s', 'p99 ms', 'failed'], rows)
}

/** Prints the parts of the landing page's JavaScript. */
export function printLibraries(libraries: LibrarySize[]): void {
  if (libraries.length === 0) return
  console.log('\nJavaScript of the landing page, compressed')
  printTable(
    ['library', 'KB'],
    libraries.map(({ library, kb }) => [library, String(kb)]),
  )
}

/** Prints rows below their heads, as wide as the widest cell; numbers stand at the right. */
function printTable(heads: string[], rows: string[][]): void {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const isText = (column: number) => rows.every((row) => !/\d/.test(row[column] ?? ''))
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return column === 0 || isText(column) ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd()
  console.log(`\n${line(heads)}`)
  for (const row of rows) console.log(line(row))
}

/** At most three digits behind a short number, none behind a long one. */
const short = (value = Number.NaN) =>
  value >= 100 ? String(Math.round(value)) : String(Math.round(value * 100) / 100)
