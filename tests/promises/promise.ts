/** A change that breaks the product on purpose; the promise's test must fail. */
export interface Mutation {
  /** The fault, as a sentence. */
  breaks: string
  /** Source file, relative to the repository. */
  file: string
  /** Text that occurs exactly once in the file. */
  find: string
  replace: string
  /** The test file that fails; the first of `heldBy` by default. */
  caughtBy?: string
}

/** Something that must always be true, with its tests and mutations. */
export interface ProductPromise {
  /** Short and stable, for example `quota-once`. */
  id: string
  says: string
  /** Its reason: a statement of the specification, a rule or a law. */
  source: string
  /** Test files, relative to the repository. */
  heldBy: [string, ...string[]]
  mutations: [Mutation, ...Mutation[]]
}
