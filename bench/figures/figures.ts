/** One measured property. A lower value is better. */
export interface Figure {
  name: string
  unit: string
  /** The repeats, from the lowest to the highest value. */
  values: number[]
  /** The highest value that is promised. */
  budget: number
}

export type Change = 'new' | 'better' | 'same' | 'worse'

/** A figure with its repeats in order, rounded to hundredths. */
export function figure(name: string, unit: string, values: number[], budget: number): Figure {
  const ordered = values.map((value) => Math.round(value * 100) / 100).sort((a, b) => a - b)
  return { name, unit, values: ordered, budget }
}

/** The middle of some values. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Whether the middle value is within the budget. */
export const isKept = (measured: Figure): boolean => median(measured.values) <= measured.budget

/** A single value has no spread of its own, so it counts as uncertain by this share. */
const singleSpread = 0.1

/** The lowest and the highest value that noise explains. */
function bounds({ values }: Figure): [low: number, high: number] {
  const [low = Number.NaN, high = low] = [values[0], values.at(-1)]
  return values.length > 1 ? [low, high] : [low * (1 - singleSpread), high * (1 + singleSpread)]
}

/** How a figure changed since `before`: noise, unless the two spreads have no value in common. */
export function changeOf(before: Figure | undefined, now: Figure): Change {
  if (!before || before.unit !== now.unit) return 'new'
  const [lowBefore, highBefore] = bounds(before)
  const [low, high] = bounds(now)
  if (low > highBefore) return 'worse'
  return high < lowBefore ? 'better' : 'same'
}
