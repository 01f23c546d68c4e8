import { PlanSection } from '../features/billing/plan/plan-section.tsx'
import { ChildrenSection } from '../features/child-editor/children-section.tsx'
import { GateSection } from '../features/device/gate/gate-section.tsx'
import { StorageSection } from '../features/offline-settings/storage-section.tsx'
import { PrivacySection } from '../features/privacy/privacy-section.tsx'
import { AppearanceSection } from '../features/settings/appearance-section.tsx'
import { DeleteSection } from '../features/settings/delete-section.tsx'
import { NotificationSection } from '../features/settings/notification-section.tsx'
import { ProfileSection } from '../features/settings/profile-section.tsx'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { SignInSection } from '../features/settings/sign-in/sign-in-section.tsx'
import { m } from '../paraglide/messages.js'

export function Component() {
  const cards = [
    { id: 'profil', label: m.settings_profile(), section: <ProfileSection /> },
    { id: 'kinder', label: m.child_section(), section: <ChildrenSection /> },
    { id: 'eltern-pin', label: m.gate_section(), section: <GateSection /> },
    { id: 'anmeldung', label: m.settings_sign_in(), section: <SignInSection /> },
    { id: 'aussehen', label: m.settings_look(), section: <AppearanceSection /> },
    { id: 'offline', label: m.offline_section(), section: <StorageSection /> },
    { id: 'benachrichtigungen', label: m.settings_notify(), section: <NotificationSection /> },
    { id: 'abo', label: m.settings_plan(), section: <PlanSection /> },
    { id: 'datenschutz', label: m.privacy_section_heading(), section: <PrivacySection /> },
    { id: 'loeschen', label: m.settings_delete(), section: <DeleteSection /> },
  ]
  return <SettingsPage cards={cards} />
}
