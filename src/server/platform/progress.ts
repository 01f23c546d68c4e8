/** Tells the operator how far a command is. */
export interface Progress {
  /** Begins a step; the previous one is done. */
  begin(step: string, totalBytes: number): void
  add(bytes: number): void
  /** The last step is done. */
  end(): void
}

interface Output {
  isTTY?: boolean
  write(text: string): unknown
}

/** A terminal shows one line that moves; a log gets a line now and then. */
const redrawMs = 200
const lineMs = 10_000

/** Shows the step, its percentage, its bytes and the remaining time. */
export function createProgress(output: Output): Progress {
  let step = ''
  let total = 0
  let done = 0
  let startMs = 0
  let shownMs = 0

  const isTerminal = output.isTTY === true
  const show = (text: string) => output.write(isTerminal ? `\r\x1b[K${text}` : `${text}\n`)
  const end = () => {
    if (step === '') return
    const seconds = (performance.now() - startMs) / 1000
    show(`${step}: ${formatBytes(done)} in ${formatDuration(seconds)}`)
    if (isTerminal) output.write('\n')
    step = ''
  }

  return {
    begin(nextStep, totalBytes) {
      end()
      step = nextStep
      total = totalBytes
      done = 0
      startMs = performance.now()
      shownMs = startMs
      show(`${step} …`)
    },
    add(bytes) {
      done += bytes
      const nowMs = performance.now()
      if (nowMs - shownMs < (isTerminal ? redrawMs : lineMs)) return
      shownMs = nowMs
      // The size of a table is known roughly until it has been read.
      const share = Math.min(0.99, done / Math.max(total, 1))
      const restSeconds = ((nowMs - startMs) / 1000) * (1 / share - 1)
      show(
        `${step}: ${Math.floor(share * 100)} %, ${formatBytes(done)}, noch ${formatDuration(restSeconds)}`,
      )
    },
    end,
  }
}

export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  let amount = bytes
  let unit = 0
  while (amount >= 1000 && unit < units.length - 1) {
    amount /= 1000
    unit += 1
  }
  const digits = unit === 0 || amount >= 100 ? 0 : 1
  return `${amount.toFixed(digits).replace('.', ',')} ${units[unit]}`
}

function formatDuration(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
