import { Presets, SingleBar } from 'cli-progress'
import { formatDuration } from 'date-fns'
import type { Work } from './work.ts'

/** Shows the current work, the finished share, and the time left. */
export interface Progress {
  /** Reports that work has started. */
  begin: (work: Work) => void
  /** Reports that work has ended, with or without success. */
  end: (work: Work) => void
  /** Prints a line above the bar. */
  log: (line: string) => void
  stop: () => void
}

/** Formats a time as “3 minutes 10 seconds”, rounded up to ten seconds. */
export const formatTimeLeft = (seconds: number) => {
  const rounded = Math.max(10, Math.ceil(seconds / 10) * 10)
  return formatDuration({ minutes: Math.floor(rounded / 60), seconds: rounded % 60 })
}

/**
 * Seconds left, given the elapsed seconds and the finished part of `total`; null before any is finished.
 */
export const estimateSecondsLeft = (elapsed: number, done: number, total: number) =>
  done === 0 ? null : (elapsed / done) * (total - done)

const sum = (work: readonly Work[]) => work.reduce((all, { seconds }) => all + seconds, 0)

/** Shows a bar in a terminal; elsewhere prints a line for each finished item. */
export const showProgress = (work: readonly Work[]): Progress => {
  const total = sum(work)
  const started = performance.now()
  const current = new Set<Work>()
  let done = 0
  const isTerminal = process.stdout.isTTY
  const format = '{bar} {percentage} % · {current} · {left}'
  const bar = new SingleBar({ format, hideCursor: true, barsize: 24 }, Presets.shades_classic)
  const barValues = () => {
    const left = estimateSecondsLeft((performance.now() - started) / 1000, done, total)
    return {
      current: [...current].map(({ name }) => name.replace('stories/', '')).join(', '),
      left: left === null ? 'beginning' : `about ${formatTimeLeft(left)} left`,
    }
  }
  const log = (line: string) => {
    if (!isTerminal) process.stdout.write(`${line}\n`)
    else process.stdout.write(`\r\u001B[K${line}\n`)
  }
  if (isTerminal) bar.start(total, 0, barValues())
  return {
    begin: (item) => {
      current.add(item)
      if (isTerminal) bar.update(barValues())
    },
    end: (item) => {
      current.delete(item)
      done += item.seconds
      if (isTerminal) bar.update(done, barValues())
      else log(`${Math.floor((done / total) * 100)} % ${item.name} (${barValues().left})`)
    },
    log,
    stop: () => bar.stop(),
  }
}
