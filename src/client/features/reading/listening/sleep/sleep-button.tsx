import { Moon } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { Sheet } from '../../../../ui/sheet.tsx'
import { ChoiceRow } from '../../shared/choice-row.tsx'
import { type SleepChoice, sleepChoices } from './sleep-timer.ts'
import type { SleepControls } from './use-sleep-timer.ts'

/** Sets the sleep timer and shows how much is left of it. */
export function SleepButton({ sleep }: { sleep: SleepControls }) {
  const [isOpen, setOpen] = useState(false)
  const left = shortState(sleep)
  return (
    <>
      <button
        type="button"
        className="player-button"
        aria-label={m.reader_sleep()}
        aria-description={left?.spoken}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Moon aria-hidden="true" size={24} fill={left ? 'currentColor' : 'none'} />
        {left && (
          <span className="sleep-badge" aria-hidden="true">
            {left.shown}
          </span>
        )}
      </button>
      {isOpen && <SleepSheet sleep={sleep} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The rest of the running timer as a number and as text; null if none runs. */
function shortState({
  timer,
  minutesLeft,
}: SleepControls): { shown: number; spoken: string } | null {
  if (minutesLeft !== null)
    return { shown: minutesLeft, spoken: m.reader_listen_minutes({ minutes: minutesLeft }) }
  if (timer.kind !== 'stories') return null
  return { shown: timer.left, spoken: choiceText(timer.left > 1 ? '2-stories' : '1-story') }
}

function SleepSheet({ sleep, onClose }: { sleep: SleepControls; onClose: () => void }) {
  const { timer } = sleep
  const isRunning = timer.kind === 'stories' || timer.kind === 'minutes'
  const [choice, setChoice] = useState<SleepChoice>(
    timer.kind === 'stories' && timer.left > 1 ? '2-stories' : '1-story',
  )
  return (
    <Sheet
      className="side-sheet"
      heading={m.reader_sleep()}
      closeLabel={m.reader_sleep_close()}
      onClose={onClose}
    >
      {(close) => {
        const choose = (chosen: SleepChoice | null) => {
          sleep.choose(chosen)
          close()
        }
        return (
          <>
            <ChoiceRow
              legend={m.reader_sleep_when()}
              value={choice}
              options={sleepChoices.map((value) => ({ value, label: choiceText(value) }))}
              onChange={setChoice}
            />
            <div className="flex flex-wrap gap-3">
              <Button variant="primary" onClick={() => choose(choice)}>
                {m.reader_sleep_set()}
              </Button>
              {isRunning && <Button onClick={() => choose(null)}>{m.reader_sleep_off()}</Button>}
            </div>
          </>
        )
      }}
    </Sheet>
  )
}

function choiceText(choice: SleepChoice): string {
  if (choice === '1-story') return m.reader_sleep_story()
  if (choice === '2-stories') return m.reader_sleep_two_stories()
  return m.reader_sleep_minutes({ minutes: choice })
}
