import { ORPCError } from '@orpc/client'
import { confirmationWords } from '../../../contract/family.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

/** Problems by the name of the field. */
export interface DeletionProblems {
  password?: string
  google?: string
  word?: string
}

/** Missing input by field name, in the order of the page. */
export function deletionProblems(input: {
  word: string
  password: string
  hasPassword: boolean
  /** The user has just signed in with Google again. */
  isConfirmed: boolean
}): DeletionProblems {
  const { word, password, hasPassword, isConfirmed } = input
  const expectedWord = confirmationWords[getLocale()]
  return {
    ...(hasPassword && password === '' && { password: m.privacy_confirm_no_password() }),
    ...(!hasPassword && !isConfirmed && { google: m.delete_confirm_first() }),
    ...(word.trim() !== expectedWord && {
      word: m.delete_word_error({ word: expectedWord }),
    }),
  }
}

/** Whether the server refused the password. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof ORPCError && error.code === 'WRONG_SECRET'
}

/** Adds the problem of a wrong password. */
export function withWrongPassword(problems: DeletionProblems): DeletionProblems {
  return { ...problems, password: m.privacy_confirm_wrong() }
}
