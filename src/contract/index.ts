import { child } from './child.ts'
import { device, gate } from './device.ts'
import { privacy } from './privacy.ts'
import { profile, session } from './profile.ts'
import { reading } from './reading.ts'
import { shelf } from './shelf.ts'
import { story } from './story.ts'

/** Every call that crosses the wire, by noun. */
export const contract = { story, session, profile, child, device, gate, shelf, reading, privacy }
export type Contract = typeof contract
