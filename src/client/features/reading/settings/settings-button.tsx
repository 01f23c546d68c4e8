import type { OpenedStory } from '../../../../contract/reading.ts'
import { m } from '../../../paraglide/messages.js'
import { preloadedPart } from '../shared/preloaded-parts.ts'
import { SheetButton } from '../shared/sheet-button.tsx'
import type { ReaderSettings } from './use-reader-settings.ts'

const settingsSheet = preloadedPart(() =>
  import('./settings-sheet.tsx').then((code) => code.SettingsSheet),
)

interface SettingsButtonProps {
  settings: ReaderSettings
  story: OpenedStory
}

/** „Aa“: opens the settings. */
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
