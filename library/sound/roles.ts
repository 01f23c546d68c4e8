import type { Language } from '../text/story-source.ts'
import type { Role } from './script/dialogue.ts'

/** Speed of each language's voice in per cent of its default: about 120 words a minute with pauses. */
const speeds: Record<Language, number> = { de: 88, en: 74 }

/** How the one voice of a language becomes several. */
interface RoleSettings {
  /** How fast its sound is played: below 1 the throat is longer. */
  playback: number
  /** Per cent of the voice's default. */
  pitch: number
}

const settings: Record<Role, RoleSettings> = {
  narrator: { playback: 1, pitch: 104 },
  man: { playback: 0.9, pitch: 86 },
  child: { playback: 1.03, pitch: 112 },
}

/** The settings of a role; `speed` is corrected for its playback. */
export const settingsOf = (role: Role, language: Language) => {
  const { playback, pitch } = settings[role]
  return { playback, pitch, speed: Math.round(speeds[language] / playback) }
}
