const editedFields = new Set<EventTarget>()
const unsavedForms = new Set<object>()

/** Records the fields that the user edits, until aborted. */
export function watchInput(signal: AbortSignal): void {
  document.addEventListener('input', ({ target }) => target && editedFields.add(target), { signal })
}

/** Marks a form as unsaved; call the returned function when a reload would lose nothing. */
export function markUnsaved(form: object): () => void {
  unsavedForms.add(form)
  return () => void unsavedForms.delete(form)
}

/** Whether a reload would lose input; removed fields and fields without text do not count. */
export function hasUnsavedInput(): boolean {
  for (const field of editedFields) if (!hasText(field)) editedFields.delete(field)
  return editedFields.size + unsavedForms.size > 0
}

const typesWithoutText = ['checkbox', 'radio', 'range', 'color', 'file']

function hasText(field: EventTarget): boolean {
  if (!(field instanceof HTMLElement) || !field.isConnected) return false
  if (field instanceof HTMLInputElement && typesWithoutText.includes(field.type)) return false
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    return field.value.trim() !== ''
  }
  return field.isContentEditable && field.textContent.trim() !== ''
}
