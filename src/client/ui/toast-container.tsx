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
let isMounted = false
/** The last toast of each text. */
const newest = new Map<string, string>()

function mount() {
  isMounted = true
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(
    <ToastContainer
      position="top-right"
      toastClassName="paper"
      autoClose={autoCloseMs}
      pauseOnHover
      pauseOnFocusLoss
    />,
  )
}

/** Adds a toast; the container is made with the first. */
export function openToast(text: string, tone: ToastTone, action?: ToastAction): void {
  if (!isMounted) mount()
  const id = `${tone}:${text}`
  // Of the same words, but its button does something else.
  if (action) toast.dismiss(newest.get(id))
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
