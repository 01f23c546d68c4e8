import { useState } from 'react'
import type { AuthUser, Profile } from '../../../contract/profile.ts'
import { callProblem } from '../../lib/call-problem.ts'
import { m } from '../../paraglide/messages.js'
import { Notice } from '../../ui/notice.tsx'
import { SettingsSection, WithProfile } from './settings-section.tsx'
import { SwitchRow } from './switch-row.tsx'
import { usePreferences } from './use-preferences.ts'

/** Settings: the weekly mail and notifications in the app; both are off by default. */
export function NotificationSection() {
  return (
    <SettingsSection id="benachrichtigungen" heading={m.settings_notify()}>
      <WithProfile>{(account) => <NotificationSettings {...account} />}</WithProfile>
    </SettingsSection>
  )
}

function NotificationSettings({ user, profile }: { user: AuthUser; profile: Profile }) {
  const {
    preferences,
    change,
    request: requestPreference,
    error,
    isPending,
  } = usePreferences(user.uid, profile)
  const [request, setRequest] = useState<'none' | 'sending' | 'mailed'>('none')
  const isRequested = request !== 'none' && !profile.preferences.prefEmail
  const handleNewsletter = (isOn: boolean) => {
    if (isPending) return
    setRequest(isOn ? 'sending' : 'none')
    if (!isOn) return change({ prefEmail: false })
    const handlers = { onSuccess: () => setRequest('mailed'), onError: () => setRequest('none') }
    requestPreference({ prefEmail: true }, handlers)
  }
  return (
    <>
      {error && <Notice tone="danger">{callProblem(error)}</Notice>}
      <div className="settings-part">
        <SwitchRow
          label={m.settings_newsletter()}
          help={m.settings_newsletter_help()}
          isOn={preferences.prefEmail || isRequested}
          onChange={handleNewsletter}
        />
        {isRequested && request === 'mailed' && (
          <Notice>{m.settings_newsletter_pending({ email: user.email })}</Notice>
        )}
      </div>
      <div className="settings-part">
        <SwitchRow
          label={m.settings_notifications()}
          help={m.settings_notifications_help()}
          isOn={preferences.prefMessage}
          onChange={(prefMessage) => change({ prefMessage })}
        />
      </div>
    </>
  )
}
