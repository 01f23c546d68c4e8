import { billing } from './billing.ts'
import { child } from './child.ts'
import { contact } from './contact.ts'
import { device, gate } from './device.ts'
import { diary } from './diary.ts'
import { draft } from './draft.ts'
import { editor } from './editor.ts'
import { list } from './list.ts'
import { news } from './news.ts'
import { newsletter } from './newsletter.ts'
import { notification } from './notification.ts'
import { privacy } from './privacy.ts'
import { profile } from './profile.ts'
import { reading } from './reading.ts'
import { roadmap } from './roadmap.ts'
import { session } from './session.ts'
import { story } from './story.ts'
import { storyImport } from './story-import.ts'
import { suggestion } from './suggestion.ts'
import { trace } from './trace.ts'
import { upload } from './upload.ts'
import { vote } from './vote.ts'

/** Every call that crosses the wire, by noun. */
export const contract = {
  story,
  session,
  profile,
  child,
  device,
  gate,
  list,
  reading,
  suggestion,
  diary,
  newsletter,
  notification,
  privacy,
  billing,
  editor,
  draft,
  upload,
  storyImport,
  vote,
  roadmap,
  news,
  contact,
  trace,
}
export type Contract = typeof contract
