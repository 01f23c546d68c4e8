import { LockKeyhole } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { api } from '../../data/core/api.ts'
import { Avatar } from '../../features/child/avatar.tsx'
import { useFamily } from '../../features/child/use-family.ts'
import { ReaderSwitch } from '../../features/device/chooser/reader-switch.tsx'
import { GateDialog } from '../../features/device/gate/gate-dialog.tsx'
import { useDeviceChange } from '../../features/device/state/use-device-change.ts'
import { HomeLink } from '../../features/kids/home-link.tsx'
import { readKidsView } from '../../features/kids/kids-address.ts'
import { OutboxState } from '../../features/outbox/outbox-state.tsx'
import { m } from '../../paraglide/messages.js'
import { usePageHandle } from '../page/page-handle.ts'
import './kids-header.css'

/** The header in kids mode: the way home, the active child, and the exit for parents. */
export function KidsHeader() {
  const { children, activeChild } = useFamily()
  const { pathname, search } = useLocation()
  const { isQuiet } = usePageHandle()
  const isHome =
    pathname === '/dashboard' && readKidsView(new URLSearchParams(search)).kind === 'start'
  return (
    <div className="kids-header">
      {!isHome && <HomeLink />}
      {children.length > 1 ? (
        <ReaderSwitch />
      ) : (
        activeChild && (
          <p className="kids-who">
            <Avatar avatar={activeChild.avatar} size={48} />
            <span>{activeChild.name}</span>
          </p>
        )
      )}
      {!isQuiet && <OutboxState isForKids />}
      <ParentsExit />
    </div>
  )
}

function ParentsExit() {
  const [isAsking, setAsking] = useState(false)
  const leave = useDeviceChange(() => api.device.setKidsMode({ isKidsMode: false }))
  const close = useCallback(() => setAsking(false), [])
  return (
    <>
      <button type="button" className="kids-parents" onClick={() => setAsking(true)}>
        <LockKeyhole aria-hidden="true" size={20} />
        {m.kids_parents()}
      </button>
      {isAsking && (
        <GateDialog
          text={m.gate_leave_text()}
          isFailed={leave.isError}
          onPassed={() => leave.mutate(undefined)}
          onBack={close}
          backLabel={m.gate_to_stories()}
        />
      )}
    </>
  )
}
