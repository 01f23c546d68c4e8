import { m } from '../../paraglide/messages.js'

interface SettingsNavProps {
  sections: readonly { id: string; label: string }[]
}

/** Links to the sections of the page. */
export function SettingsNav({ sections }: SettingsNavProps) {
  return (
    <nav
      aria-label={m.settings_nav()}
      className="settings-nav paper rounded-paper bg-card shadow-paper"
    >
      <ul className="sideways">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
