import { ORPCError } from '@orpc/client'
import { confirmationWord } from '../../../contract/family.ts'
import { m } from '../../paraglide/messages.js'

/** What is wrong, by the name of the field. */
export interface DeletionProblems {
  password?: string
  google?: string
  word?: string
}

/** What is still missing, by the name of the field; in the order of the page. */
export function problemsIn(given: {
  word: string
  password: string
  hasPassword: boolean
  /** Google has just said who is there. */
  isConfirmed: boolean
}): DeletionProblems {
  const { word, password, hasPassword, isConfirmed } = given
  return {
    ...(hasPassword && password === '' && { password: m.privacy_confirm_no_password() }),
    ...(!hasPassword && !isConfirmed && { google: m.delete_confirm_first() }),
    ...(word.trim() !== confirmationWord && {
      word: m.delete_word_error({ word: confirmationWord }),
    }),
  }
}

/** Whether a refusal belongs beside the password. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof ORPCError && error.code === 'WRONG_SECRET'
}

/** The same with the server's word about the password. */
export function withWrongPassword(problems: DeletionProblems): DeletionProblems {
  return { ...problems, password: m.privacy_confirm_wrong() }
}
