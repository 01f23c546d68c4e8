/** Focuses the page's heading, for actions that remove the pressed button. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
