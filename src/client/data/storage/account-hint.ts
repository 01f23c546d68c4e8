import { readStored, removeStored, store } from '../../lib/browser-storage.ts'

const hintKey = 'account-kept'
const signOutKey = 'sign-out-pending'
const storage = () => localStorage

/** Records that this browser stores an account, so that guests never load the code that reads it. */
export const storeAccountHint = () => store(hintKey, true, storage)
export const hasStoredAccount = () => readStored(hintKey, storage) === true
export const removeAccountHint = () => removeStored(hintKey, storage)

/** Records a sign-out that has not reached the server. */
export const storePendingSignOut = () => store(signOutKey, true, storage)
export const isSignOutPending = () => readStored(signOutKey, storage) === true
export const removePendingSignOut = () => removeStored(signOutKey, storage)
