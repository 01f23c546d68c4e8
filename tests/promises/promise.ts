/** A change that breaks the product on purpose; the test that holds the promise has to fail for it. */
export interface Mutation {
  /** What is wrong then, as a sentence. */
  breaks: string
  /** Source file, from the root of the project. */
  file: string
  /** Text that stands exactly once in the file. */
  find: string
  replace: string
  /** The test file that notices: the first of `heldBy` unless named. */
  caughtBy?: string
}

/** Something that must always hold, and how we know that it does. */
export interface ProductPromise {
  /** Short and lasting, for example `quota-1`. */
  id: string
  says: string
  /** Why it is promised: a section of the specification, a rule of reliability, a law. */
  source: string
  /** Test files, from the root of the project. */
  heldBy: [string, ...string[]]
  mutations: [Mutation, ...Mutation[]]
}
