import type { PartResult, Progress } from './part.ts'
import { isGreen } from './part.ts'

const screen = process.stdout

/** Minutes and seconds, as 1:05. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.trunc(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** How far each part has come that runs now. */
const running = new Map<string, string>()

/** Shows how far a part has come, on a line that the next call writes over; a log gets nothing. */
export function showProgress(name: string, { done, failed, total }: Progress): void {
  const count = total > 0 ? `${done} of ${total}` : `${done}`
  running.set(name, `${name} ${count}${failed > 0 ? `, ${failed} failed` : ''}`)
  if (screen.isTTY) screen.write(`\r\u001b[K${[...running.values()].join(' · ')}`)
}

/** The line that stays of a part. */
export function showEnd(result: PartResult): void {
  const { name, outcomes, seconds } = result
  const failed = outcomes.filter(({ status }) => status !== 'passed').length
  const mark = isGreen(result) ? '✓' : '✗'
  const count = `${outcomes.length - failed} passed${failed > 0 ? `, ${failed} failed` : ''}`
  running.delete(name)
  if (screen.isTTY) screen.write('\r\u001b[K')
  console.log(`${mark} ${name.padEnd(16)} ${clock(seconds).padStart(6)}   ${count}`)
}

/** What has to be mended, with what was seen. */
export function showFailures({ outcomes }: PartResult): void {
  for (const { test, status, error } of outcomes) {
    if (status === 'passed') continue
    console.log(`\n✗ ${test}\n${indent(status === 'skipped' ? 'was skipped' : error)}`)
  }
}

const indent = (text: string) => text.replace(/^/gm, '  ')

/** The whole run as a table, and its last line in the form that machines read. */
export function showTable(results: readonly PartResult[]): void {
  const rows = results.map(({ name, outcomes, seconds }) => {
    const passed = outcomes.filter(({ status }) => status === 'passed').length
    return { name, passed, failed: outcomes.length - passed, seconds }
  })
  const sum = (pick: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + pick(row), 0)
  const line = (...[name, passed, failed, time]: string[]) =>
    `${name?.padEnd(16)}${passed?.padStart(8)}${failed?.padStart(8)}${time?.padStart(9)}`
  console.log(`\n${line('part', 'passed', 'failed', 'min:s')}`)
  for (const { name, passed, failed, seconds } of rows)
    console.log(line(name, String(passed), String(failed), clock(seconds)))
  console.log(`\n${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`)
}
