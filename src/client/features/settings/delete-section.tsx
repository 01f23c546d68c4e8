import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Settings: link to the page that deletes the account. */
export function DeleteSection() {
  return (
    <SettingsSection id="loeschen" heading={m.settings_delete()}>
      <p>{m.settings_delete_text()}</p>
      <ButtonLink variant="danger" to="/account-delete" className="justify-self-start">
        {m.settings_delete_link()}
      </ButtonLink>
    </SettingsSection>
  )
}
