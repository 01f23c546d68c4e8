import { m } from '../../paraglide/messages.js'
import { NicknameForm } from './nickname-form.tsx'
import { SettingsSection, WithProfile } from './settings-section.tsx'

/** Settings: the parent's nickname. */
export function ProfileSection() {
  return (
    <SettingsSection id="profil" heading={m.settings_profile()}>
      <WithProfile>{({ profile }) => <NicknameForm profile={profile} />}</WithProfile>
    </SettingsSection>
  )
}
