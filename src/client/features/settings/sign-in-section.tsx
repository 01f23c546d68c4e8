import { useQueryClient } from '@tanstack/react-query'
import { query } from '../../data/api.ts'
import { m } from '../../paraglide/messages.js'
import { EmailPart } from './email-part.tsx'
import { GooglePart } from './google-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { SettingsSection, WithProfile } from './settings-section.tsx'

/** Settings: address, password, Google and where the account is signed in. */
export function SignInSection() {
  const queryClient = useQueryClient()
  const { queryKey } = query.session.list.queryOptions()
  return (
    <SettingsSection id="anmeldung" heading={m.settings_sign_in()}>
      <WithProfile>
        {({ user }) => (
          <>
            <EmailPart user={user} />
            <PasswordPart
              user={user}
              onChanged={() => void queryClient.invalidateQueries({ queryKey })}
            />
            <GooglePart user={user} />
            <SessionsPart />
          </>
        )}
      </WithProfile>
    </SettingsSection>
  )
}
