import './privacy.css'
import { deletionGraceDays } from '../../../contract/family.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { ConsentList } from './consent-list.tsx'
import { ExportPanel } from './export-panel.tsx'

/** „Datenschutz“ in the settings: the copy of all data, the consents, the way to delete it all. */
export function PrivacySection() {
  return (
    <section id="datenschutz" aria-labelledby="datenschutz-heading" className="grid gap-8">
      <h2 id="datenschutz-heading">{m.privacy_section_heading()}</h2>
      <div className="grid gap-3">
        <h3>{m.privacy_export_heading()}</h3>
        <ExportPanel />
      </div>
      <div className="grid gap-3">
        <h3>{m.privacy_consents_heading()}</h3>
        <ConsentList />
      </div>
      <div className="grid justify-items-start gap-3">
        <h3>{m.privacy_delete_heading()}</h3>
        <p>{m.privacy_delete_intro({ days: deletionGraceDays })}</p>
        <ButtonLink to="/account-delete">{m.privacy_delete_link()}</ButtonLink>
      </div>
    </section>
  )
}
