import { Smile } from 'lucide-react'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { useKidsModeStart } from './state/use-device-change.ts'

interface KidsModeStartProps {
  /** `button` in a menu, which has its own style. */
  Element?: typeof Button | 'button'
}

/** Hands this device to a child; the server must know of it. */
export function KidsModeStart({ Element = Button }: KidsModeStartProps) {
  const start = useKidsModeStart()
  const isOnline = useIsOnline()
  return (
    <Element
      type="button"
      aria-disabled={start.isPending || !isOnline}
      onClick={() => isOnline && start.mutate()}
    >
      <Smile size={20} aria-hidden="true" />{' '}
      {isOnline ? m.gate_kids_mode_go() : m.gate_kids_mode_offline()}
    </Element>
  )
}
