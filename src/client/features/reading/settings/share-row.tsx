import { m } from '../../../paraglide/messages.js'
import { ChoiceRow } from '../shared/choice-row.tsx'
import type { ReaderSettings } from './use-reader-settings.ts'

const levels = ['0', '1', '2', '3', '4'] as const
const levelLabels = {
  0: m.reader_off,
  1: m.reader_share_word,
  2: m.reader_share_short,
  3: m.reader_share_sentence,
  4: m.reader_share_paragraph,
} satisfies Record<(typeof levels)[number], () => string>

/** How much of the text the child reads. */
export function ShareRow({ aids, changeAids }: Pick<ReaderSettings, 'aids' | 'changeAids'>) {
  return (
    <ChoiceRow
      legend={m.reader_share()}
      hint={m.reader_share_hint()}
      value={levels[aids.share] ?? '0'}
      options={levels.map((value) => ({ value, label: levelLabels[value]() }))}
      onChange={(value) => changeAids({ share: Number(value) })}
    />
  )
}
