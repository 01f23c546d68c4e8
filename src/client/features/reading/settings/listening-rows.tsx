import type { ReadingAids } from '../../../../contract/reading.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { ChoiceRow } from '../shared/choice-row.tsx'
import { canHighlight } from '../text/highlights.ts'
import { formatSpeed, speeds } from './speed.ts'
import type { ReaderSettings } from './use-reader-settings.ts'

type Highlight = ReadingAids['highlight']

/** The settings of narration. */
export function ListeningRows({ aids, changeAids }: Pick<ReaderSettings, 'aids' | 'changeAids'>) {
  const highlights: { value: Highlight; label: string }[] = [
    { value: 'word', label: m.reader_highlight_word() },
    { value: 'sentence', label: m.reader_highlight_sentence() },
    { value: 'off', label: m.reader_off() },
  ]
  return (
    <>
      {canHighlight() && (
        <ChoiceRow
          legend={m.reader_highlight()}
          value={aids.highlight}
          options={highlights}
          onChange={(highlight) => changeAids({ highlight })}
        />
      )}
      <ChoiceRow
        legend={m.reader_listen_speed()}
        value={String(aids.speed)}
        options={speeds.map((speed) => ({
          value: String(speed),
          label: formatSpeed(speed, getLocale()),
        }))}
        onChange={(speed) => changeAids({ speed: Number(speed) })}
      />
      <ChoiceRow
        legend={m.reader_turns_itself()}
        value={aids.turnsItself ? 'on' : 'off'}
        options={[
          { value: 'on', label: m.reader_on() },
          { value: 'off', label: m.reader_off() },
        ]}
        onChange={(chosen) => changeAids({ turnsItself: chosen === 'on' })}
      />
    </>
  )
}
