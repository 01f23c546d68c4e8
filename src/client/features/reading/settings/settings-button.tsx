import type { OpenedStory } from '../../../../contract/reading.ts'
import { m } from '../../../paraglide/messages.js'
import { latePart } from '../late-part.ts'
import { SheetButton } from '../sheet-button.tsx'
import type { ReaderSettings } from './use-reader-settings.ts'

const settingsSheet = latePart(() =>
  import('./settings-sheet.tsx').then((code) => code.SettingsSheet),
)

interface SettingsButtonProps {
  settings: ReaderSettings
  story: OpenedStory
}

/** „Aa“: opens what can be set. */
export function SettingsButton(props: SettingsButtonProps) {
  return (
    <SheetButton
      label={m.reader_settings()}
      icon={<span aria-hidden="true">Aa</span>}
      sheet={settingsSheet}
    >
      {(Sheet, onClose) => <Sheet {...props} onClose={onClose} />}
    </SheetButton>
  )
}
