import type { UploadProblem } from '../../contract/upload.ts'

/** A file that is not taken; thrown from deep within the examination, a value outside of it. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly problem: UploadProblem
  constructor(problem: UploadProblem) {
    super(problem)
    this.problem = problem
  }
}
