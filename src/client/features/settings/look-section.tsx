import type { Profile } from '../../../contract/profile.ts'
import { m } from '../../paraglide/messages.js'
import { Notice } from '../../ui/notice.tsx'
import { ChoiceRow } from '../reading/settings/choice-row.tsx'
import { callProblem } from './call-problem.ts'
import { SettingsSection, WithProfile } from './settings-section.tsx'
import { usePreference } from './use-preference.ts'

/** Settings: what the account wants every browser to look like and to speak. */
export function LookSection() {
  return (
    <SettingsSection id="aussehen" heading={m.settings_look()}>
      <WithProfile>{({ user, profile }) => <Look uid={user.uid} profile={profile} />}</WithProfile>
    </SettingsSection>
  )
}

const designs = ['default', 'light', 'dark', 'fantasy'] as const
const languages = ['default', 'de', 'en'] as const
const known = <Value extends string>(values: readonly Value[], value: string) =>
  values.find((each) => each === value) ?? values[0]

function Look({ uid, profile }: { uid: string; profile: Profile }) {
  const { shown, change, error } = usePreference(uid, profile)
  const designNames = {
    default: m.settings_by_device(),
    light: m.theme_light(),
    dark: m.theme_dark(),
    fantasy: m.theme_fantasy(),
  }
  return (
    <>
      {error && <Notice tone="danger">{callProblem(error)}</Notice>}
      <ChoiceRow
        legend={m.settings_design()}
        hint={m.settings_design_help()}
        value={known(designs, shown.prefDesign) ?? 'default'}
        options={designs.map((value) => ({ value, label: designNames[value] }))}
        onChange={(prefDesign) => change({ prefDesign })}
      />
      <ChoiceRow
        legend={m.settings_language()}
        hint={m.settings_language_help()}
        value={known(languages, shown.prefLanguage) ?? 'default'}
        options={[
          { value: 'default', label: m.settings_by_device() },
          { value: 'de', label: 'Deutsch', lang: 'de' },
          { value: 'en', label: 'English', lang: 'en' },
        ]}
        onChange={(prefLanguage) => change({ prefLanguage })}
      />
      <p className="text-sm text-soft">{m.settings_aa()}</p>
    </>
  )
}
