import { isGreen, type PartResult, type Progress } from './part.ts'

const output = process.stdout

/** Formats seconds as minutes and seconds: 1:05. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.trunc(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Progress text of each running part, by its name. */
const running = new Map<string, string>()

/** Shows a part's progress on a line that the next call overwrites; prints nothing into a file. */
export function showProgress(name: string, { done, failed, total }: Progress): void {
  const count = total > 0 ? `${done} of ${total}` : `${done}`
  running.set(name, `${name} ${count}${failed > 0 ? `, ${failed} failed` : ''}`)
  if (output.isTTY) output.write(`\r\u001b[K${[...running.values()].join(' · ')}`)
}

/** Prints the result of a part. */
export function showEnd(result: PartResult): void {
  const { name, outcomes, seconds } = result
  const failed = outcomes.filter(({ status }) => status !== 'passed').length
  const mark = isGreen(result) ? '✓' : '✗'
  const count = `${outcomes.length - failed} passed${failed > 0 ? `, ${failed} failed` : ''}`
  running.delete(name)
  if (output.isTTY) output.write('\r\u001b[K')
  console.log(`${mark} ${name.padEnd(16)} ${formatDuration(seconds).padStart(6)}   ${count}`)
}

/** Prints the tests that did not pass, with their errors. */
export function showFailures({ outcomes }: PartResult): void {
  for (const { test, status, error } of outcomes) {
    if (status === 'passed') continue
    console.log(`\n✗ ${test}\n${indent(status === 'skipped' ? 'was skipped' : error)}`)
  }
}

const indent = (text: string) => text.replace(/^/gm, '  ')

/** Prints the whole run as a table, with a last line that programs can parse. */
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
    console.log(line(name, String(passed), String(failed), formatDuration(seconds)))
  console.log(`\n${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`)
}
