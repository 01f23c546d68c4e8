import { m } from '../../paraglide/messages.js'
import { useLanguage } from '../preferences/language.ts'
import { useSiteMode } from './site-mode.ts'

/** Says on every page of a public demo that it is not the product. */
export function DemoBanner() {
  const isPublic = useSiteMode() === 'public-demo'
  const language = useLanguage()
  if (!isPublic) return null
  return (
    <aside key={language} aria-label={m.demo_banner_label()} className="demo-banner">
      {m.demo_banner()}
    </aside>
  )
}
