import { useQueryClient } from '@tanstack/react-query'
import { query } from '../../../data/core/api.ts'
import { m } from '../../../paraglide/messages.js'
import { SettingsSection, WithProfile } from '../settings-section.tsx'
import { EmailSettings } from './email-settings.tsx'
import { GoogleSettings } from './google-settings.tsx'
import { PasswordSettings } from './password-settings.tsx'
import { SignedInBrowsers } from './signed-in-browsers.tsx'

/** Settings: e-mail, password, Google and signed-in browsers. */
export function SignInSection() {
  const queryClient = useQueryClient()
  const { queryKey } = query.session.list.queryOptions()
  return (
    <SettingsSection id="anmeldung" heading={m.settings_sign_in()}>
      <WithProfile>
        {({ user }) => (
          <>
            <EmailSettings user={user} />
            <PasswordSettings
              user={user}
              onChanged={() => void queryClient.invalidateQueries({ queryKey })}
            />
            <GoogleSettings user={user} />
            <SignedInBrowsers />
          </>
        )}
      </WithProfile>
    </SettingsSection>
  )
}
