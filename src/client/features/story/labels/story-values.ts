import type { StoryValue } from '../../../../contract/story-card.ts'
import { m } from '../../../paraglide/messages.js'

const labels: Record<StoryValue, () => string> = {
  mut: m.value_mut,
  mitgefuehl: m.value_mitgefuehl,
  ehrlichkeit: m.value_ehrlichkeit,
  freundschaft: m.value_freundschaft,
  teilen: m.value_teilen,
  geduld: m.value_geduld,
  dankbarkeit: m.value_dankbarkeit,
  vergebung: m.value_vergebung,
  neugier: m.value_neugier,
  ausdauer: m.value_ausdauer,
}

/** Whether a text is a value of the contract. */
export function isStoryValue(text: string): text is StoryValue {
  return Object.hasOwn(labels, text)
}

/** All values that a story can convey. */
export const storyValues: StoryValue[] = Object.keys(labels).filter(isStoryValue)

/** A value's name in the language shown. */
export function valueLabel(value: StoryValue): string {
  return labels[value]()
}
