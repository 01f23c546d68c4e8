const listeners = new Set<() => void>()

/** To be called when a call was refused because the parents' area is closed. */
export function tellGateClosed(): void {
  for (const listener of listeners) listener()
}

/** Hears of every such refusal. */
export function hearGateClosed(listener: () => void): void {
  listeners.add(listener)
}
