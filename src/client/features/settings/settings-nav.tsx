import { m } from '../../paraglide/messages.js'
import { useCurrentSection } from './use-current-section.ts'

interface SettingsNavProps {
  sections: readonly { id: string; label: string }[]
}

/** Links to the sections of the page; the one being read is marked. */
export function SettingsNav({ sections }: SettingsNavProps) {
  const current = useCurrentSection()
  return (
    <nav
      aria-label={m.settings_nav()}
      className="settings-nav paper rounded-paper bg-card shadow-paper"
    >
      <ul className="sideways">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              ref={id === current ? centreInStrip : undefined}
              aria-current={id === current ? 'location' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone the links are in a strip that is moved sideways. */
function centreInStrip(link: HTMLAnchorElement | null) {
  const strip = link?.closest('ul')
  if (!link || !strip) return
  const centre = link.offsetLeft + link.offsetWidth / 2
  strip.scrollTo({ left: centre - strip.offsetLeft - strip.clientWidth / 2 })
}
