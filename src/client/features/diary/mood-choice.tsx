import type { Mood } from '../../../contract/diary.ts'
import { m } from '../../paraglide/messages.js'
import { MoodFace } from './mood-face.tsx'
import { moods, moodWord } from './mood-words.ts'

interface MoodChoiceProps {
  mood: Mood | null
  onChange: (mood: Mood | null) => void
}

/** How it was, as one of five faces; the chosen one again takes it back. */
export function MoodChoice({ mood, onChange }: MoodChoiceProps) {
  return (
    <fieldset>
      <legend>{m.diary_mood()}</legend>
      <div className="mood-choice">
        {moods.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === mood}
            onClick={() => onChange(each === mood ? null : each)}
          >
            <MoodFace mood={each} size={40} />
            {moodWord(each)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
