/** Moves the focus to the heading of a button's block, as the button is about to go. */
export function focusHeading(button: HTMLElement): void {
  button.closest('section')?.querySelector('h2')?.focus({ preventScroll: true })
}
