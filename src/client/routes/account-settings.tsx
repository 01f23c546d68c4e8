import { PlanSection } from '../features/billing/plan-section.tsx'
import { ChildrenSection } from '../features/child-editor/children-section.tsx'
import { GateSection } from '../features/device/gate-section.tsx'
import { StorageSection } from '../features/offline/storage-section.tsx'
import { PrivacySection } from '../features/privacy/privacy-section.tsx'
import { DeleteSection } from '../features/settings/delete-section.tsx'
import { LookSection } from '../features/settings/look-section.tsx'
import { NotifySection } from '../features/settings/notify-section.tsx'
import { ProfileSection } from '../features/settings/profile-section.tsx'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { SignInSection } from '../features/settings/sign-in-section.tsx'
import { m } from '../paraglide/messages.js'

export function Component() {
  const cards = [
    { id: 'profil', label: m.settings_profile(), section: <ProfileSection /> },
    { id: 'anmeldung', label: m.settings_sign_in(), section: <SignInSection /> },
    { id: 'kinder', label: m.child_section(), section: <ChildrenSection /> },
    { id: 'eltern-pin', label: m.gate_section(), section: <GateSection /> },
    { id: 'aussehen', label: m.settings_look(), section: <LookSection /> },
    { id: 'offline', label: m.offline_section(), section: <StorageSection /> },
    { id: 'benachrichtigungen', label: m.settings_notify(), section: <NotifySection /> },
    { id: 'abo', label: m.settings_plan(), section: <PlanSection /> },
    { id: 'datenschutz', label: m.privacy_section_heading(), section: <PrivacySection /> },
    { id: 'loeschen', label: m.settings_delete(), section: <DeleteSection /> },
  ]
  return <SettingsPage cards={cards} />
}
