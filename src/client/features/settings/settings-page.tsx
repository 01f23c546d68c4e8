import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { PageHead } from '../../shell/page/page-head.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Paper } from '../../ui/paper.tsx'
import { SettingsNav } from './settings-nav.tsx'
import './settings.css'
import './settings-phone.css'

/** One card of the page; `id` is the anchor of its section. */
export interface SettingsCard {
  id: string
  label: string
  section: ReactNode
}

/** „Konto & Familie“: one card per section and links to them. */
export function SettingsPage({ cards }: { cards: readonly SettingsCard[] }) {
  const isOnline = useIsOnline()
  useScrollToAnchor()
  return (
    <div className="settings">
      <PageHead title={m.settings_heading()} description={m.settings_description()} />
      <Paper className="settings-head">
        <h1 tabIndex={-1}>{m.settings_heading()}</h1>
        <p>{m.settings_intro()}</p>
        {!isOnline && <Notice>{m.settings_offline()}</Notice>}
      </Paper>
      <SettingsNav sections={cards} />
      <div className="settings-cards">
        {cards.map(({ id, section }) => (
          <Paper key={id}>{section}</Paper>
        ))}
      </div>
    </div>
  )
}

/** Scrolls to the linked section, or to the sign-in after the return from Google. */
function useScrollToAnchor() {
  const { hash, search } = useLocation()
  const isFromGoogle = /[?&](google|error)=/.test(search)
  const id = isFromGoogle ? 'anmeldung' : hash.slice(1)
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView()
  }, [id])
}
