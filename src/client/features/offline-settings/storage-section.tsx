import { m } from '../../paraglide/messages.js'
import { HomeScreenNotice } from '../offline-stories/home-screen-notice.tsx'
import { sortForDisplay } from '../offline-stories/offline-rules.ts'
import { useOfflineStories } from '../offline-stories/offline-state.ts'
import { SettingsSection } from '../settings/settings-section.tsx'
import { DeviceSpaceSection } from './device-space.tsx'
import { LostNotice } from './lost-notice.tsx'
import { OfflineRows } from './offline-rows.tsx'
import './storage.css'
import { TidyUp } from './tidy-up.tsx'

/** „Offline-Speicher“: the stories on this device, their size, and how to remove them. */
export function StorageSection() {
  const { manager, stories } = useOfflineStories()
  const sorted = sortForDisplay(stories.values())
  return (
    <SettingsSection id="offline" heading={m.offline_section()}>
      <p>{manager ? m.offline_section_intro() : m.offline_section_impossible()}</p>
      {manager && (
        <>
          <LostNotice />
          {sorted.length === 0 && <p>{m.offline_section_none()}</p>}
          <OfflineRows
            heading={m.offline_section_saved()}
            stories={sorted.filter((entry) => entry.isSaved)}
          />
          <OfflineRows
            heading={m.offline_section_automatic()}
            text={m.offline_section_automatic_text()}
            stories={sorted.filter((entry) => !entry.isSaved)}
          />
          <DeviceSpaceSection stories={sorted} />
          {sorted.length > 0 && <TidyUp stories={sorted} />}
          {sorted.length > 0 && <HomeScreenNotice />}
        </>
      )}
    </SettingsSection>
  )
}
