import { useEffect, useState } from 'react'
import { useAuth } from '../data/session.tsx'
import { now } from '../lib/clock.ts'
import { m } from '../paraglide/messages.js'
import { Explained } from '../ui/explained.tsx'
import { BookIcon } from './book-icon.tsx'
import type { CounterState } from './counter-state.ts'
import { counterState } from './counter-state.ts'

const tickMs = 1000

/** How many stories may still be opened this month (spec section 4). */
export function RemainingCounter() {
  const { profile } = useAuth()
  const [at, setAt] = useState(now)
  const state = counterState(profile, at)
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), tickMs)
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
        <Explained tip={m.counter_reset_in(state.resetIn)} className="counter-explained">
          0
        </Explained>
      )
  }
}
