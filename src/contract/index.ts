import { billing } from './billing.ts'
import { child } from './child.ts'
import { device, gate } from './device.ts'
import { diary } from './diary.ts'
import { editor } from './editor.ts'
import { newsletter } from './newsletter.ts'
import { note } from './note.ts'
import { privacy } from './privacy.ts'
import { profile } from './profile.ts'
import { reading } from './reading.ts'
import { session } from './session.ts'
import { shelf } from './shelf.ts'
import { story } from './story.ts'
import { suggestion } from './suggestion.ts'

/** Every call that crosses the wire, by noun. */
export const contract = {
  story,
  session,
  profile,
  child,
  device,
  gate,
  shelf,
  reading,
  suggestion,
  diary,
  newsletter,
  note,
  privacy,
  billing,
  editor,
}
export type Contract = typeof contract
