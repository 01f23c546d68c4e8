import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Darkens the whole window until somebody touches it or presses a key. */
export function SleepVeil() {
  const [isDown, setDown] = useState(true)
  useEffect(() => {
    const lift = () => setDown(false)
    window.addEventListener('pointerdown', lift)
    window.addEventListener('keydown', lift)
    return () => {
      window.removeEventListener('pointerdown', lift)
      window.removeEventListener('keydown', lift)
    }
  }, [])
  return isDown && createPortal(<div className="sleep-veil" aria-hidden="true" />, document.body)
}
