import type { Mood } from '../../../contract/diary.ts'
import { m } from '../../paraglide/messages.js'
import { MoodFace } from './mood-face.tsx'
import { moodLabel, moods } from './mood-labels.ts'

interface MoodChoiceProps {
  mood: Mood | null
  onChange: (mood: Mood | null) => void
}

/** The mood as one of five faces; choosing it again clears it. */
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
            {moodLabel(each)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
