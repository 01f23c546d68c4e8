const fields = new Set<EventTarget>()
const held = new Set<object>()

/** Notes in which fields somebody types, until aborted. */
export function watchTyping(signal: AbortSignal): void {
  document.addEventListener('input', ({ target }) => target && fields.add(target), { signal })
}

/** Says that a form holds words that a reload would lose; call the answer when it no longer does. */
export function holdWords(holder: object): () => void {
  held.add(holder)
  return () => void held.delete(holder)
}

/** Whether the page holds words that somebody has typed; a field that is gone or empty has none. */
export function hasTypedWords(): boolean {
  for (const field of fields) if (!hasWords(field)) fields.delete(field)
  return fields.size + held.size > 0
}

const choices = ['checkbox', 'radio', 'range', 'color', 'file']

function hasWords(field: EventTarget): boolean {
  if (!(field instanceof HTMLElement) || !field.isConnected) return false
  if (field instanceof HTMLInputElement && choices.includes(field.type)) return false
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    return field.value.trim() !== ''
  }
  return field.isContentEditable && field.textContent.trim() !== ''
}
