import { useEffect } from 'react'
import { maxRemembered } from '../../../contract/family.ts'
import { logError } from '../../data/log.ts'
import type { Refusal, Settled } from '../../data/outbox/send-answer.ts'
import { useKeeping } from '../../data/session.tsx'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'

/** Tells what the server did not take, and to who cannot see it that the network is gone. */
export function OutboxNews() {
  useRefusals()
  const isOnline = useIsOnline()
  return (
    <p role="status" className="sr-only">
      {!isOnline && `${m.outbox_offline()}. ${m.outbox_offline_explained()}`}
    </p>
  )
}

/** In every tab that is looked at; the leading one keeps its news until it is. */
function useRefusals() {
  const keeping = useKeeping()
  useEffect(() => {
    if (!keeping) return
    const { outbox, tabs, signal } = keeping
    return outbox.hearSettled((settled) => {
      const text = textOf(settled)
      if (text === null) return
      const tell = () => void showToast(text, 'error').catch(() => undefined)
      if (document.visibilityState === 'visible') tell()
      else if (tabs.isLeading()) {
        document.addEventListener('visibilitychange', tell, { once: true, signal })
      }
    })
  }, [keeping])
}

/** What a person should know of a change that is through; null for nothing. */
function textOf({ waiting, answer, isAwaited }: Settled): string | null {
  if (answer.kind === 'done') return null
  switch (waiting.kind) {
    case 'nickname':
      // What asked for it says so itself.
      if (isAwaited) return null
      logError('Nickname update failed', answer.refusal)
      return nicknameText(answer.refusal)
    case 'mark':
    case 'arrange':
      return shelfText(answer.refusal)
    case 'reader':
    case 'aids':
      return m.reader_settings_failed()
    case 'progress':
      logError('A reading place was not taken', answer.refusal)
      return m.outbox_place_failed()
    default:
      throw waiting satisfies never
  }
}

const nicknameText = ({ code }: Refusal) =>
  code === 'GATE_CLOSED' ? m.outbox_nickname_gate() : m.outbox_nickname_refused()

const shelfText = ({ code }: Refusal) =>
  code === 'LIST_FULL' ? m.shelf_full({ count: maxRemembered }) : m.shelf_failed()
