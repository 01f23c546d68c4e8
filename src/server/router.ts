import { billingProcedures } from './billing/procedures.ts'
import { childProcedures } from './child/procedures.ts'
import { gateProcedures } from './device/gate-procedures.ts'
import { deviceProcedures } from './device/procedures.ts'
import { diaryProcedures } from './diary/procedures.ts'
import { editorProcedures } from './editor/procedures.ts'
import { newsletterProcedures } from './newsletter/procedures.ts'
import { noteProcedures } from './note/procedures.ts'
import { anyone } from './platform/context.ts'
import { privacyProcedures } from './privacy/procedures.ts'
import { profileProcedures } from './profile/procedures.ts'
import { readingProcedures } from './reading/procedures.ts'
import { sessionProcedures } from './session/procedures.ts'
import { shelfProcedures } from './shelf/procedures.ts'
import { storyProcedures } from './story/procedures.ts'
import { suggestionProcedures } from './suggestion/procedures.ts'

/** Every call of the contract with its procedure; leaving one out does not compile. */
export const router = anyone.router({
  story: storyProcedures,
  session: sessionProcedures,
  profile: profileProcedures,
  child: childProcedures,
  device: deviceProcedures,
  gate: gateProcedures,
  shelf: shelfProcedures,
  reading: readingProcedures,
  suggestion: suggestionProcedures,
  diary: diaryProcedures,
  newsletter: newsletterProcedures,
  note: noteProcedures,
  privacy: privacyProcedures,
  editor: editorProcedures,
  billing: billingProcedures,
})
