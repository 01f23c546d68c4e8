import { m } from '../../paraglide/messages.js'
import { HomeScreenNote } from '../kept/home-screen-note.tsx'
import { inOrder } from '../kept/kept-rules.ts'
import { useKept } from '../kept/kept-state.ts'
import { SettingsSection } from '../settings/settings-section.tsx'
import { DeviceSpacePart } from './device-space.tsx'
import { KeptRows } from './kept-rows.tsx'
import { LostNotice } from './lost-notice.tsx'
import './storage.css'
import { TidyPart } from './tidy-part.tsx'

/** „Offline-Speicher“: what lies on this device, how much it takes, and how to get rid of it. */
export function StorageSection() {
  const { keeper, kept } = useKept()
  const all = inOrder(kept.values())
  return (
    <SettingsSection id="offline" heading={m.offline_section()}>
      <p>{keeper ? m.offline_section_intro() : m.offline_section_impossible()}</p>
      {keeper && (
        <>
          <LostNotice />
          {all.length === 0 && <p>{m.offline_section_none()}</p>}
          <KeptRows heading={m.offline_section_saved()} kept={all.filter((one) => one.isSaved)} />
          <KeptRows
            heading={m.offline_section_automatic()}
            text={m.offline_section_automatic_text()}
            kept={all.filter((one) => !one.isSaved)}
          />
          <DeviceSpacePart kept={all} />
          {all.length > 0 && <TidyPart kept={all} />}
          {all.length > 0 && <HomeScreenNote />}
        </>
      )}
    </SettingsSection>
  )
}
