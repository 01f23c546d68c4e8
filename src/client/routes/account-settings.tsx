import { useAuth } from '../data/session.tsx'
import { PrivacySection } from '../features/privacy/privacy-section.tsx'
import { NicknameForm } from '../features/profile/nickname-form.tsx'
import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'

export function Component() {
  const { user, profile } = useAuth()
  return (
    <Page
      heading={m.settings_heading()}
      picture="nest"
      description={m.settings_description()}
      actions={<ButtonLink to="/story-collection">{m.landing_library()}</ButtonLink>}
    >
      <h2 className="mb-4 text-xl">{m.settings_profile()}</h2>
      {user && profile ? (
        <NicknameForm uid={user.uid} profile={profile} />
      ) : (
        <Spinner label={m.header_profile_loading()} />
      )}
      <p className="mt-8">{m.settings_text()}</p>
      <div className="mt-10">
        <PrivacySection />
      </div>
    </Page>
  )
}
