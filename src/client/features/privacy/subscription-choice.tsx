import { useId } from 'react'
import { deletionGraceDays } from '../../../contract/family.ts'
import { formatLongDate } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import '../../ui/radio-rows.css'

type SubscriptionEnd = 'now' | 'period-end'

/** Whether the deletion waits until the paid period ends. */
export function SubscriptionChoice({
  paidUntil,
  chosen,
  onChoose,
}: {
  /** ISO 8601. */
  paidUntil: string
  chosen: SubscriptionEnd
  onChoose: (end: SubscriptionEnd) => void
}) {
  const name = useId()
  const date = formatLongDate(paidUntil)
  const choices: [SubscriptionEnd, string][] = [
    ['period-end', m.delete_subscription_period({ date })],
    ['now', m.delete_subscription_now({ days: deletionGraceDays })],
  ]
  return (
    <fieldset className="deletion-choice radio-rows">
      <legend>
        <h2>{m.delete_subscription_heading()}</h2>
      </legend>
      <p>{m.delete_subscription_intro({ date })}</p>
      {choices.map(([end, label]) => (
        <label key={end}>
          <input type="radio" name={name} checked={chosen === end} onChange={() => onChoose(end)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
