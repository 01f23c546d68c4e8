import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Darkens the whole window until a press or a key. */
export function SleepVeil() {
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const lift = () => setShown(false)
    window.addEventListener('pointerdown', lift)
    window.addEventListener('keydown', lift)
    return () => {
      window.removeEventListener('pointerdown', lift)
      window.removeEventListener('keydown', lift)
    }
  }, [])
  return isShown && createPortal(<div className="sleep-veil" aria-hidden="true" />, document.body)
}
