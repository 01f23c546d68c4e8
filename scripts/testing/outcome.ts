import { stripVTControlCharacters } from 'node:util'

/** The result of one test, as the reporters send it to the program that started the run. */
export interface Outcome {
  /** File from the root of the project, and the names of its groups and of the test. */
  test: string
  status: 'passed' | 'failed' | 'skipped'
  /** What went wrong, or all output of a program without a reporter. */
  error: string
}

export type ReporterMessage = { kind: 'total'; count: number } | ({ kind: 'outcome' } & Outcome)

/** Sends a message to the program that started the run, if there is one. */
export function sendToParent(message: ReporterMessage): void {
  process.send?.(message)
}

/** Text without control sequences such as colours. */
export const plain = (text: string) => stripVTControlCharacters(text).trim()
