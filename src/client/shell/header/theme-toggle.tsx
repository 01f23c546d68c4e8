import { m } from '../../paraglide/messages.js'
import { MagicIcon, MoonIcon, SunIcon } from '../../ui/icons.tsx'
import { chooseTheme, nextTheme, type Theme, useTheme } from '../preferences/theme.ts'

const icons = { light: SunIcon, dark: MoonIcon, fantasy: MagicIcon }
const names = { light: m.theme_light, dark: m.theme_dark, fantasy: m.theme_fantasy }
const nameOf = (theme: Theme) => names[theme]()

/** Cycles light, dark, fantasy. */
export function ThemeToggle() {
  const theme = useTheme()
  const next = nextTheme(theme)
  const Icon = icons[theme]
  const label = m.header_theme({ current: nameOf(theme), next: nameOf(next) })
  return (
    <button
      type="button"
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(next)}
    >
      <Icon size={26} />
    </button>
  )
}
