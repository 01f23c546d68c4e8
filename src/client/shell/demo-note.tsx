import { m } from '../paraglide/messages.js'
import { useLanguage } from './language.ts'
import { useSiteMode } from './site-mode.ts'

/** Above every page of a demo that others can reach, so that nobody takes it for the product. */
export function DemoNote() {
  const isPublic = useSiteMode() === 'public-demo'
  const language = useLanguage()
  if (!isPublic) return null
  return (
    <aside key={language} aria-label={m.demo_note_label()} className="demo-note">
      {m.demo_note()}
    </aside>
  )
}
