import type { ToastAction, ToastTone } from './toast-container.tsx'

/**
 * Shows a message for 5 s at the top right (spec 9.13), with an optional action. The first call loads
 * the code.
 */
export async function showToast(
  text: string,
  tone: ToastTone = 'info',
  action?: ToastAction,
): Promise<void> {
  const { openToast } = await loadToasts()
  openToast(text, tone, action)
}

/** Closes all messages, which are not for the next person at this device or the next task. */
export async function closeToasts(): Promise<void> {
  const { dismissToasts } = await loadToasts()
  dismissToasts()
}

/** Preloads the code of the toasts, because the first one may be about a lost network. */
export const loadToasts = () => import('./toast-container.tsx')
