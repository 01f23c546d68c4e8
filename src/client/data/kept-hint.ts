import { forgetKept, keep, readKept } from '../lib/kept.ts'

const hintKey = 'account-kept'
const signOutKey = 'sign-out-pending'
const storage = () => localStorage

/** Notes that an account is kept here, so that guests never load the code that looks for one. */
export const rememberThatKept = () => keep(hintKey, true, storage)
export const isAnyKept = () => readKept(hintKey, storage) === true
export const forgetThatKept = () => forgetKept(hintKey, storage)

/** Notes that somebody signed out here and the server does not know yet. */
export const rememberSignOut = () => keep(signOutKey, true, storage)
export const isSignOutPending = () => readKept(signOutKey, storage) === true
export const forgetSignOut = () => forgetKept(signOutKey, storage)
