import { createRoot } from 'react-dom/client'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'

export type ToastTone = 'info' | 'success' | 'error'

const autoCloseMs = 5000
let isMounted = false

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
export function openToast(text: string, tone: ToastTone): void {
  if (!isMounted) mount()
  toast(text, {
    type: tone,
    toastId: `${tone}:${text}`,
    role: tone === 'error' ? 'alert' : 'status',
  })
}
