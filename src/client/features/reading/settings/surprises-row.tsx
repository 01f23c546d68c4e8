import { m } from '../../../paraglide/messages.js'
import { ChoiceRow } from '../shared/choice-row.tsx'
import { setDeviceChoice, surprisesChoice, useDeviceChoice } from '../shared/device-choice.ts'

/** Whether things in the pictures answer a touch, with soft sounds. */
export function SurprisesRow() {
  return (
    <ChoiceRow
      legend={m.reader_surprises()}
      hint={m.reader_surprises_hint()}
      value={useDeviceChoice(surprisesChoice)}
      options={[
        { value: 'on', label: m.reader_on() },
        { value: 'off', label: m.reader_off() },
      ]}
      onChange={(value) => setDeviceChoice(surprisesChoice, value)}
    />
  )
}
