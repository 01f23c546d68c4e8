import type { Profile } from '../../../contract/profile.ts'
import { callProblem } from '../../lib/call-problem.ts'
import { m } from '../../paraglide/messages.js'
import { Notice } from '../../ui/notice.tsx'
import { ChoiceRow } from '../reading/shared/choice-row.tsx'
import { SettingsSection, WithProfile } from './settings-section.tsx'
import { usePreferences } from './use-preferences.ts'

/** Settings: theme and language of the account. */
export function AppearanceSection() {
  return (
    <SettingsSection id="aussehen" heading={m.settings_look()}>
      <WithProfile>
        {({ user, profile }) => <Appearance uid={user.uid} profile={profile} />}
      </WithProfile>
    </SettingsSection>
  )
}

const themes = ['default', 'light', 'dark', 'fantasy'] as const
const languages = ['default', 'de', 'en'] as const
const valueOrFirst = <Value extends string>(values: readonly Value[], value: string) =>
  values.find((each) => each === value) ?? values[0]

function Appearance({ uid, profile }: { uid: string; profile: Profile }) {
  const { preferences, change, error } = usePreferences(uid, profile)
  const themeNames = {
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
        value={valueOrFirst(themes, preferences.prefDesign) ?? 'default'}
        options={themes.map((value) => ({ value, label: themeNames[value] }))}
        onChange={(prefDesign) => change({ prefDesign })}
      />
      <ChoiceRow
        legend={m.settings_language()}
        hint={m.settings_language_help()}
        value={valueOrFirst(languages, preferences.prefLanguage) ?? 'default'}
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
