const listeners = new Set<() => void>()

/** Reports that a call was refused because the parents' gate is closed. */
export function emitGateClosed(): void {
  for (const listener of listeners) listener()
}

/** Registers a listener for the lifetime of the page. */
export function onGateClosed(listener: () => void): void {
  listeners.add(listener)
}
