import { CloudOff, CloudUpload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useOutbox } from '../../data/outbox/use-outbox.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { Explained } from '../../ui/explained.tsx'
import './outbox-state.css'

/** How long something may wait before that is worth a word. */
const patienceMs = 1000

interface OutboxStateProps {
  /** For children, who only want to know whether they can read. */
  isForKids?: boolean
}

/**
 * A small tag that hangs from a bar while there is no network, or while something is still on its
 * way; otherwise nothing. It takes no room.
 */
export function OutboxState({ isForKids = false }: OutboxStateProps) {
  const isOnline = useIsOnline()
  const isLate = useIsLate(useOutbox().shown.waiting.length > 0)
  if (!isOnline) {
    const tip = isForKids ? m.outbox_offline_kids() : m.outbox_offline_explained()
    return <Tag kind="offline" name={m.outbox_offline()} tip={tip} />
  }
  if (!isLate || isForKids) return null
  return <Tag kind="saving" name={m.outbox_saving()} tip={m.outbox_saving_explained()} />
}

const signs = { offline: CloudOff, saving: CloudUpload }

function Tag({ kind, name, tip }: { kind: keyof typeof signs; name: string; tip: string }) {
  const Sign = signs[kind]
  return (
    <Explained tip={tip} className="outbox-state">
      <Sign aria-hidden="true" size={16} />
      <span>{name}</span>
    </Explained>
  )
}

/** Whether something has been so for more than a second. */
function useIsLate(isSo: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isSo) return setLate(false)
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isSo])
  return isLate && isSo
}
