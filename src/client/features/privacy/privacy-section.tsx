import './privacy.css'
import { m } from '../../paraglide/messages.js'
import { ConsentList } from './consent-list.tsx'
import { ExportPanel } from './export-panel.tsx'

/** „Datenschutz“ in the settings: data export and consents. */
export function PrivacySection() {
  return (
    <section id="datenschutz" aria-labelledby="datenschutz-heading" className="settings-section">
      <h2 id="datenschutz-heading">{m.privacy_section_heading()}</h2>
      <div className="settings-part">
        <h3>{m.privacy_export_heading()}</h3>
        <ExportPanel />
      </div>
      <div className="settings-part">
        <h3>{m.privacy_consents_heading()}</h3>
        <ConsentList />
      </div>
    </section>
  )
}
