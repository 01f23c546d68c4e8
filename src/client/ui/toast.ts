import type { ToastAction, ToastTone } from './toast-container.tsx'

/**
 * Shows a message for 5 s at the top right (spec section 9), with a button where something can be
 * done about it; its code loads with the first one.
 */
export async function showToast(
  text: string,
  tone: ToastTone = 'info',
  action?: ToastAction,
): Promise<void> {
  const { openToast } = await loadToasts()
  openToast(text, tone, action)
}

/** Loads the code of the messages ahead: the first one may be about a lost network. */
export const loadToasts = () => import('./toast-container.tsx')
