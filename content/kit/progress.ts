import { Presets, SingleBar } from 'cli-progress'
import { formatDuration } from 'date-fns'
import type { Work } from './work.ts'

/** What is made at the moment, how much of it is done, and how long the rest will take. */
export interface Progress {
  /** Something is being made. */
  begin: (work: Work) => void
  /** Something is made, or failed. */
  end: (work: Work) => void
  /** Says something above the bar. */
  say: (line: string) => void
  stop: () => void
}

/** Minutes and seconds in words: „3 minutes 10 seconds“, in steps of ten seconds. */
export const timeLeft = (seconds: number) => {
  const rounded = Math.max(10, Math.ceil(seconds / 10) * 10)
  return formatDuration({ minutes: Math.floor(rounded / 60), seconds: rounded % 60 })
}

/** Seconds until all is made, from what was made until now; null before anything is. */
export const secondsLeft = (passed: number, done: number, total: number) =>
  done === 0 ? null : (passed / done) * (total - done)

const sum = (work: readonly Work[]) => work.reduce((all, { seconds }) => all + seconds, 0)

/** Shows a bar in a terminal, and a line for each thing elsewhere. */
export const showProgress = (work: readonly Work[]): Progress => {
  const total = sum(work)
  const started = performance.now()
  const current = new Set<Work>()
  let done = 0
  const isTerminal = process.stdout.isTTY
  const format = '{bar} {percentage} % · {current} · {left}'
  const bar = new SingleBar({ format, hideCursor: true, barsize: 24 }, Presets.shades_classic)
  const facts = () => {
    const left = secondsLeft((performance.now() - started) / 1000, done, total)
    return {
      current: [...current].map(({ name }) => name.replace('stories/', '')).join(', '),
      left: left === null ? 'beginning' : `about ${timeLeft(left)} left`,
    }
  }
  const say = (line: string) => {
    if (!isTerminal) process.stdout.write(`${line}\n`)
    else process.stdout.write(`\r\u001B[K${line}\n`)
  }
  if (isTerminal) bar.start(total, 0, facts())
  return {
    begin: (each) => {
      current.add(each)
      if (isTerminal) bar.update(facts())
    },
    end: (each) => {
      current.delete(each)
      done += each.seconds
      if (isTerminal) bar.update(done, facts())
      else say(`${Math.floor((done / total) * 100)} % ${each.name} (${facts().left})`)
    },
    say,
    stop: () => bar.stop(),
  }
}
