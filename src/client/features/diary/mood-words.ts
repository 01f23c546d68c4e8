import type { Mood } from '../../../contract/diary.ts'
import { m } from '../../paraglide/messages.js'

const words: Record<Mood, () => string> = {
  merry: m.diary_mood_merry,
  cosy: m.diary_mood_cosy,
  thrilled: m.diary_mood_thrilled,
  thoughtful: m.diary_mood_thoughtful,
  sleepy: m.diary_mood_sleepy,
}

/** Every mood, in the order of its face. */
export const moods = Object.keys(words) as Mood[]

/** A mood's name in the language shown. */
export function moodWord(mood: Mood): string {
  return words[mood]()
}
