import { stripVTControlCharacters } from 'node:util'

/** How one test ended, as the reporters tell the program that started the run. */
export interface Outcome {
  /** File from the root of the project, and the names of its groups and of the test. */
  test: string
  status: 'passed' | 'failed' | 'skipped'
  /** What went wrong; the first line says what a person would have seen. */
  error: string
}

export type ReporterMessage = { kind: 'total'; count: number } | ({ kind: 'outcome' } & Outcome)

/** Tells the program that started the run; nobody listens where there is none. */
export function tell(message: ReporterMessage): void {
  process.send?.(message)
}

/** An error as plain text, without colours. */
export const plain = (text: string) => stripVTControlCharacters(text).trim()
