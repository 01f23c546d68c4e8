import { Smile } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { useKidsModeStart } from './state/use-device-change.ts'

/** Hands this device to a child. */
export function KidsModeStart() {
  const start = useKidsModeStart()
  return (
    <Button aria-disabled={start.isPending} onClick={() => start.mutate()}>
      <Smile size={20} aria-hidden="true" /> {m.gate_kids_mode_go()}
    </Button>
  )
}
