import { createRoot } from 'react-dom/client'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'

export type ToastTone = 'info' | 'success' | 'error'

/** A button inside a toast, such as „Rückgängig“. */
export interface ToastAction {
  label: string
  onAction: () => void
}

const autoCloseMs = 5000
let host: HTMLElement | null = null
/** The last toast of each text. */
const newest = new Map<string, string>()

function mount() {
  const mounted = document.createElement('div')
  createRoot(mounted).render(
    <ToastContainer
      position="top-right"
      toastClassName="paper"
      autoClose={autoCloseMs}
      pauseOnHover
      pauseOnFocusLoss
    />,
  )
  return mounted
}

/** Beside an open dialog nothing can be pressed, so the toasts stand inside it while it is open. */
function place(toasts: HTMLElement) {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const parent = dialog ?? document.body
  if (toasts.parentNode !== parent) parent.append(toasts)
  dialog?.addEventListener('close', () => place(toasts), { once: true })
}

/** Adds a toast; the container is made with the first. */
export function openToast(text: string, tone: ToastTone, action?: ToastAction): void {
  host ??= mount()
  place(host)
  const id = `${tone}:${text}`
  // Of the same words, but its button does something else.
  const before = newest.get(id)
  if (action && before !== undefined) toast.dismiss(before)
  const toastId = action ? `${id}:${crypto.randomUUID()}` : id
  newest.set(id, toastId)
  toast(
    action ? <Actionable text={text} action={action} close={() => toast.dismiss(toastId)} /> : text,
    {
      type: tone,
      toastId,
      role: tone === 'error' ? 'alert' : 'status',
    },
  )
}

function Actionable(props: { text: string; action: ToastAction; close: () => void }) {
  const { text, action, close } = props
  const handleClick = () => {
    action.onAction()
    close()
  }
  return (
    <>
      {text}{' '}
      <button type="button" className="toast-action" onClick={handleClick}>
        {action.label}
      </button>
    </>
  )
}
