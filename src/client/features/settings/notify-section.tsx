import { useState } from 'react'
import type { AuthUser, Profile } from '../../../contract/profile.ts'
import { m } from '../../paraglide/messages.js'
import { Notice } from '../../ui/notice.tsx'
import { callProblem } from './call-problem.ts'
import { SettingsSection, WithProfile } from './settings-section.tsx'
import { SwitchRow } from './switch-row.tsx'
import { usePreference } from './use-preference.ts'

/** Settings: the weekly mail and the notes in the app; both are off until somebody wants them. */
export function NotifySection() {
  return (
    <SettingsSection id="benachrichtigungen" heading={m.settings_notify()}>
      <WithProfile>{(known) => <Notify {...known} />}</WithProfile>
    </SettingsSection>
  )
}

function Notify({ user, profile }: { user: AuthUser; profile: Profile }) {
  const { shown, change, ask, error, isPending } = usePreference(user.uid, profile)
  const [asked, setAsked] = useState<'no' | 'asking' | 'mailed'>('no')
  const isOpen = asked !== 'no' && !profile.preferences.prefEmail
  const handleNewsletter = (isOn: boolean) => {
    if (isPending) return
    setAsked(isOn ? 'asking' : 'no')
    if (!isOn) return change({ prefEmail: false })
    const answers = { onSuccess: () => setAsked('mailed'), onError: () => setAsked('no') }
    ask({ prefEmail: true }, answers)
  }
  return (
    <>
      {error && <Notice tone="danger">{callProblem(error)}</Notice>}
      <div className="settings-part">
        <SwitchRow
          label={m.settings_newsletter()}
          help={m.settings_newsletter_help()}
          isOn={shown.prefEmail || isOpen}
          onChange={handleNewsletter}
        />
        {isOpen && asked === 'mailed' && (
          <Notice>{m.settings_newsletter_pending({ email: user.email })}</Notice>
        )}
      </div>
      <div className="settings-part">
        <SwitchRow
          label={m.settings_notes()}
          help={m.settings_notes_help()}
          isOn={shown.prefMessage}
          onChange={(prefMessage) => change({ prefMessage })}
        />
      </div>
    </>
  )
}
