import type { Phone } from './phone.ts'

interface Target {
  selector: string
  /** How its name or its text begins. */
  name: string
}

/** Waits until an element stands still, and touches its middle. */
export async function tap(phone: Phone, selector: string, name = ''): Promise<void> {
  const { x, y } = await phone.wait(middleOf, { selector, name })
  await phone.touch(x, y)
}

/** Runs in the page: null while the element is hidden, covered or moves. */
async function middleOf({ selector, name }: Target): Promise<{ x: number; y: number } | null> {
  // Titles have soft hyphens.
  const nameOf = (one: HTMLElement) =>
    (one.ariaLabel ?? one.textContent ?? '').replaceAll('\u00ad', '').trim()
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => nameOf(one).startsWith(name) && one.checkVisibility(),
  )
  const middle = () => {
    const { left, top, width, height } = found?.getBoundingClientRect() ?? new DOMRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const before = middle()
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  const { x, y } = middle()
  if (found?.contains(document.elementFromPoint(x, y)))
    return x === before.x && y === before.y ? { x, y } : null
  found?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  return null
}
