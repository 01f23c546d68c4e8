import { CloudOff, CloudUpload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useOutbox } from '../../data/outbox/use-outbox.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { Tooltip } from '../../ui/tooltip.tsx'
import './outbox-state.css'

/** A change is shown as pending after this time. */
const delayMs = 1000

interface OutboxStateProps {
  /** For children, who see only that they are offline. */
  isForKids?: boolean
}

/**
 * A badge below a bar while the browser is offline, or while changes are pending for longer than a
 * second. It takes no space in the layout.
 */
export function OutboxState({ isForKids = false }: OutboxStateProps) {
  const isOnline = useIsOnline()
  const isSaving = useDelayedTrue(useOutbox().snapshot.pending.length > 0)
  if (!isOnline) {
    const tip = isForKids ? m.outbox_offline_kids() : m.outbox_offline_explained()
    return <Badge kind="offline" name={m.outbox_offline()} tip={tip} />
  }
  if (!isSaving || isForKids) return null
  return <Badge kind="saving" name={m.outbox_saving()} tip={m.outbox_saving_explained()} />
}

const icons = { offline: CloudOff, saving: CloudUpload }

function Badge({ kind, name, tip }: { kind: keyof typeof icons; name: string; tip: string }) {
  const Icon = icons[kind]
  return (
    <Tooltip tip={tip} className="outbox-state">
      <Icon aria-hidden="true" size={16} />
      <span>{name}</span>
    </Tooltip>
  )
}

/** Becomes true once `value` has been true for `delayMs`, and false immediately with it. */
function useDelayedTrue(value: boolean): boolean {
  const [isDelayOver, setDelayOver] = useState(false)
  useEffect(() => {
    if (!value) return setDelayOver(false)
    const timer = setTimeout(() => setDelayOver(true), delayMs)
    return () => clearTimeout(timer)
  }, [value])
  return isDelayOver && value
}
