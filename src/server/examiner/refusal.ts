import type { UploadProblem } from '../../contract/upload.ts'

/** Thrown within the examination for a refused file; its findings then have the kind `refused`. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly problem: UploadProblem
  constructor(problem: UploadProblem) {
    super(problem)
    this.problem = problem
  }
}
