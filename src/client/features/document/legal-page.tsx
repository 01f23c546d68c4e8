import { Printer } from 'lucide-react'
import { useLocation } from 'react-router'
import { dateFormat } from '../../lib/formats.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { PageHead } from '../../shell/page-head.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Paper } from '../../ui/paper.tsx'
import type { Edition, PageDocument } from './document.ts'
import { editionFor, editionParameter } from './document.ts'
import { DocumentNodes } from './document-nodes.tsx'
import { SampleNotice } from './sample-notice.tsx'
import './legal-page.css'

/** A page of the law: version and date, what it contains, its text, and the versions before it. */
export function LegalPage({ editions }: { editions: Edition[] }) {
  const { pathname, search } = useLocation()
  const shown = editionFor(editions, search)
  const text = shown[getLocale()]
  return (
    <div className="legal-page mx-auto max-w-page px-4 pt-10 md:px-8 md:pt-16">
      <PageHead title={text.title} description={text.description} />
      <nav aria-label={m.legal_contents()} className="paper legal-contents legal-contents-beside">
        <h2>{m.legal_contents()}</h2>
        <Contents text={text} />
      </nav>
      <Paper className="legal-paper">
        <h1 tabIndex={-1}>{text.title}</h1>
        <Version text={text} />
        {shown !== editions[0] && (
          <p className="legal-old">
            {m.legal_old()} <Link to={pathname}>{m.legal_newest()}</Link>
          </p>
        )}
        <SampleNotice />
        {text.contents.length > 1 && (
          <details className="legal-contents legal-contents-above">
            <summary>{m.legal_contents()}</summary>
            <Contents text={text} />
          </details>
        )}
        <div className="legal-text">
          <DocumentNodes nodes={text.children} />
        </div>
        <Versions editions={editions} shown={shown} />
        <Button className="legal-print" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={20} />
          {m.legal_print()}
        </Button>
      </Paper>
    </div>
  )
}

function Contents({ text }: { text: PageDocument }) {
  return (
    <ol>
      {text.contents.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
}

function Version({ text: { version, date } }: { text: PageDocument }) {
  return (
    <p className="legal-version">
      {m.legal_version({ version, date: dateText(date) })}
      {getLocale() !== 'de' && ` ${m.legal_translation()}`}
    </p>
  )
}

/** What changed, and the way to every version. */
function Versions({ editions, shown }: { editions: Edition[]; shown: Edition }) {
  const { pathname } = useLocation()
  return (
    <section className="legal-versions">
      <h2>{m.legal_versions()}</h2>
      <ul>
        {editions.map((edition, at) => {
          const { version, date, changed } = edition[getLocale()]
          const name = m.legal_version({ version, date: dateText(date) })
          const search = at === 0 ? '' : `?${editionParameter}=${date}`
          return (
            <li key={date}>
              {edition === shown ? (
                <strong aria-current="page">{name}</strong>
              ) : (
                <Link to={pathname + search}>{name}</Link>
              )}{' '}
              {changed}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** „22. November 2026“. */
function dateText(date: string): string {
  return dateFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date))
}
