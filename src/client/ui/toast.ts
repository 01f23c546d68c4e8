import type { ToastTone } from './toast-container.tsx'

/** Shows a message for 5 s at the top right (spec section 9); its code loads with the first one. */
export async function showToast(text: string, tone: ToastTone = 'info'): Promise<void> {
  const { openToast } = await import('./toast-container.tsx')
  openToast(text, tone)
}
