import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Avatar } from '../../child/avatar.tsx'
import { useFamily } from '../../child/use-family.ts'
import { Chooser } from './chooser.tsx'

/** The active child in the header, as a button that opens the chooser; nothing for one child. */
export function ReaderSwitch() {
  const { children, activeChild } = useFamily()
  const [isChoosing, setChoosing] = useState(false)
  if (!activeChild || children.length < 2) return null
  return (
    <>
      <button
        type="button"
        className="reader-switch"
        title={activeChild.name}
        aria-label={m.child_switch({ name: activeChild.name })}
        onClick={() => setChoosing(true)}
      >
        <Avatar avatar={activeChild.avatar} size={38} />
        <span>{activeChild.name}</span>
      </button>
      {isChoosing && <Chooser onClose={() => setChoosing(false)} />}
    </>
  )
}
