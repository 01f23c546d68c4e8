import { useState } from 'react'
import type { OpenedStory } from '../../../../contract/reading.ts'
import { m } from '../../../paraglide/messages.js'
import { latePart, tellPartMissing, useLatePart } from '../late-part.ts'
import type { ReaderSettings } from './use-reader-settings.ts'

const settingsSheet = latePart(() =>
  import('./settings-sheet.tsx').then((code) => code.SettingsSheet),
)

interface SettingsButtonProps {
  settings: ReaderSettings
  story: OpenedStory
}

/** „Aa“: opens what can be set; the sheet's code comes when it is first wanted. */
export function SettingsButton(props: SettingsButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const Sheet = useLatePart(settingsSheet, isOpen, () => {
    setOpen(false)
    tellPartMissing()
  })
  return (
    <>
      <button
        type="button"
        className="bar-button"
        aria-label={m.reader_settings()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">Aa</span>
      </button>
      {Sheet && <Sheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
