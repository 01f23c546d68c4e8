import { billingProcedures } from './billing/procedures.ts'
import { childProcedures } from './child/procedures.ts'
import { contactProcedures } from './contact/procedures.ts'
import { gateProcedures } from './device/gate-procedures.ts'
import { deviceProcedures } from './device/procedures.ts'
import { diaryProcedures } from './diary/procedures.ts'
import { draftProcedures } from './draft/procedures.ts'
import { editorProcedures } from './editor/procedures.ts'
import { listProcedures } from './list/procedures.ts'
import { newsProcedures } from './news/procedures.ts'
import { newsletterProcedures } from './newsletter/procedures.ts'
import { notificationProcedures } from './notification/procedures.ts'
import { anyone } from './platform/context.ts'
import { privacyProcedures } from './privacy/procedures.ts'
import { profileProcedures } from './profile/procedures.ts'
import { readingProcedures } from './reading/procedures.ts'
import { roadmapProcedures } from './roadmap/procedures.ts'
import { sessionProcedures } from './session/procedures.ts'
import { storyProcedures } from './story/procedures.ts'
import { storyImportProcedures } from './story-import/procedures.ts'
import { suggestionProcedures } from './suggestion/procedures.ts'
import { traceProcedures } from './trace/procedures.ts'
import { uploadProcedures } from './upload/procedures.ts'
import { voteProcedures } from './vote/procedures.ts'

/** Every call of the contract with its procedure; leaving one out does not compile. */
export const router = anyone.router({
  story: storyProcedures,
  session: sessionProcedures,
  profile: profileProcedures,
  child: childProcedures,
  device: deviceProcedures,
  gate: gateProcedures,
  list: listProcedures,
  reading: readingProcedures,
  suggestion: suggestionProcedures,
  diary: diaryProcedures,
  newsletter: newsletterProcedures,
  notification: notificationProcedures,
  privacy: privacyProcedures,
  editor: editorProcedures,
  draft: draftProcedures,
  upload: uploadProcedures,
  storyImport: storyImportProcedures,
  billing: billingProcedures,
  roadmap: roadmapProcedures,
  news: newsProcedures,
  contact: contactProcedures,
  vote: voteProcedures,
  trace: traceProcedures,
})
