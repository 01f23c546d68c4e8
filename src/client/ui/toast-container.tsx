import { X } from 'lucide-react'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { type CloseButtonProps, ToastContainer, toast } from 'react-toastify/unstyled'
import { focusHeading } from '../lib/focus-heading.ts'
import { m } from '../paraglide/messages.js'
import 'react-toastify/ReactToastify.css'

export type ToastTone = 'info' | 'success' | 'error'

/** A button inside a toast, such as „Rückgängig“. */
export interface ToastAction {
  label: string
  onAction: () => void
}

const autoCloseMs = 5000
let host: HTMLElement | null = null
/** Id of the latest toast by tone and text. */
const latestIds = new Map<string, string>()

function mount() {
  const mounted = document.createElement('div')
  createRoot(mounted).render(
    <ToastContainer
      position="top-right"
      toastClassName="paper"
      autoClose={autoCloseMs}
      closeButton={CloseToast}
      pauseOnHover
      pauseOnFocusLoss
    />,
  )
  return mounted
}

/** Moves the toasts into the open modal dialog, if any, because everything outside it is inert. */
function attachToasts(toasts: HTMLElement) {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const parent = dialog ?? document.body
  if (toasts.parentNode !== parent) parent.append(toasts)
  dialog?.addEventListener('close', () => attachToasts(toasts), { once: true })
}

/** Moves what has the focus out from under the toasts, which come later than the focus (WCAG 2.4.11). */
function uncoverFocus() {
  const focused = document.querySelector(':focus-visible')
  const toasts = document.querySelector('.Toastify__toast-container')?.getBoundingClientRect()
  if (!focused || !toasts || focused.matches('.toast-close, .toast-action')) return
  const { top, bottom, left, right } = focused.getBoundingClientRect()
  const isCovered =
    top < toasts.bottom && bottom > toasts.top && left < toasts.right && right > toasts.left
  if (isCovered) focused.scrollIntoView({ block: 'center' })
}

/** Shows a toast; the first one mounts the container. */
export function openToast(text: string, tone: ToastTone, action?: ToastAction): void {
  host ??= mount()
  attachToasts(host)
  const id = `${tone}:${text}`
  const opener = document.activeElement
  // The same text may come with another action.
  const previous = latestIds.get(id)
  if (action && previous !== undefined) toast.dismiss(previous)
  const toastId = action ? `${id}:${crypto.randomUUID()}` : id
  latestIds.set(id, toastId)
  toast(
    action ? (
      <ToastWithAction
        text={text}
        action={action}
        opener={opener}
        close={() => toast.dismiss(toastId)}
      />
    ) : (
      text
    ),
    {
      type: tone,
      toastId,
      role: tone === 'error' ? 'alert' : 'status',
      onOpen: uncoverFocus,
    },
  )
}

export const dismissToasts = () => toast.dismiss()

function CloseToast({ closeToast }: CloseButtonProps) {
  return (
    <button
      type="button"
      className="toast-close"
      aria-label={m.toast_close()}
      onClick={() => closeToast()}
    >
      <X aria-hidden="true" size={18} />
    </button>
  )
}

interface ToastWithActionProps {
  text: string
  action: ToastAction
  /** What had the focus when the toast came. */
  opener: Element | null
  close: () => void
}

function ToastWithAction({ text, action, opener, close }: ToastWithActionProps) {
  const button = useRef<HTMLButtonElement>(null)
  const handleClick = () => {
    action.onAction()
    // The pressed button goes with the toast; an action may have moved the focus itself.
    if (document.activeElement === button.current) focusAgain(opener)
    close()
  }
  return (
    <p>
      {text}{' '}
      <button type="button" ref={button} className="toast-action" onClick={handleClick}>
        {action.label}
      </button>
    </p>
  )
}

function focusAgain(opener: Element | null) {
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected)
    opener.focus()
  else focusHeading()
}
