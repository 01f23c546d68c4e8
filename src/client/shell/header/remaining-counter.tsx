import { useEffect, useState } from 'react'
import { useAuth } from '../../data/session/session.tsx'
import { type CounterState, counterState } from '../../features/story/state/counter-state.ts'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { icon } from '../../ui/icons.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'

const tickMs = 1000

/** An open book; not in `ui/icons.tsx`, because guests never see it. */
const BookIcon = icon(
  <path d="M12 6.5C9.5 4.7 6 4.2 2.5 5v13.5c3.5-.8 7-.3 9.5 1.5 2.5-1.8 6-2.3 9.5-1.5V5c-3.5-.8-7-.3-9.5 1.5ZM12 6.5V20" />,
)

/** How many stories may still be opened this month (spec 4.26). */
export function RemainingCounter() {
  const { profile } = useAuth()
  const [time, setTime] = useState(now)
  const state = counterState(profile, time)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <div
      className="remaining flex shrink-0 items-center gap-2 font-bold whitespace-nowrap"
      data-testid="remaining"
      data-state={state.kind}
    >
      <BookIcon size={22} className="shrink-0 text-accent" />
      <span className="sr-only">{m.counter_label()}</span>
      <CounterValue state={state} />
    </div>
  )
}

function CounterValue({ state }: { state: CounterState }) {
  switch (state.kind) {
    case 'loading':
      return <span>{m.counter_loading()}</span>
    case 'unlimited':
      return (
        <>
          <span aria-hidden="true">∞</span>
          <span className="sr-only">{m.counter_unlimited()}</span>
        </>
      )
    case 'left':
      return <span>{state.count}</span>
    case 'resetting':
      return <span>{m.counter_resetting()}</span>
    case 'empty':
      return (
        <Tooltip tip={m.counter_reset_in(state.resetIn)} className="counter-explained">
          0
        </Tooltip>
      )
  }
}
