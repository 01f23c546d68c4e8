import { lazy, Suspense, useState } from 'react'
import type { OpenedStory } from '../../../../contract/reading.ts'
import { m } from '../../../paraglide/messages.js'
import type { ReaderSettings } from './use-reader-settings.ts'

const SettingsSheet = lazy(() =>
  import('./settings-sheet.tsx').then(({ SettingsSheet: Sheet }) => ({ default: Sheet })),
)

interface SettingsButtonProps {
  settings: ReaderSettings
  story: OpenedStory
}

/** „Aa“: opens what can be set; the sheet's code comes when it is first wanted. */
export function SettingsButton(props: SettingsButtonProps) {
  const [isOpen, setOpen] = useState(false)
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
      {isOpen && (
        <Suspense>
          <SettingsSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
