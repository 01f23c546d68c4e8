import type { Mood } from '../../../contract/diary.ts'
import { m } from '../../paraglide/messages.js'

const labels: Record<Mood, () => string> = {
  merry: m.diary_mood_merry,
  cosy: m.diary_mood_cosy,
  thrilled: m.diary_mood_thrilled,
  thoughtful: m.diary_mood_thoughtful,
  sleepy: m.diary_mood_sleepy,
}

/** Every mood, in the order of the options. */
export const moods = Object.keys(labels) as Mood[]

/** A mood's label in the page's language. */
export function moodLabel(mood: Mood): string {
  return labels[mood]()
}
