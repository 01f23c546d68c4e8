import { Printer } from 'lucide-react'
import { useLocation } from 'react-router'
import { formatLongDate } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { PageHead } from '../../shell/page/page-head.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Paper } from '../../ui/paper.tsx'
import { type Edition, editionFor, editionParameter, type PageDocument } from './document.ts'
import { DocumentNodes } from './document-nodes.tsx'
import { SampleNotice } from './sample-notice.tsx'
import './legal-page.css'

/** A legal page: version and date, table of contents, text, and all versions. */
export function LegalPage({ editions }: { editions: Edition[] }) {
  const { pathname, search } = useLocation()
  const edition = editionFor(editions, search)
  const text = edition[getLocale()]
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
        {edition !== editions[0] && (
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
        <Versions editions={editions} shownEdition={edition} />
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
      {m.legal_version({ version, date: formatLongDate(date) })}
      {getLocale() !== 'de' && ` ${m.legal_translation()}`}
    </p>
  )
}

/** The versions with their changes and links. */
function Versions({ editions, shownEdition }: { editions: Edition[]; shownEdition: Edition }) {
  const { pathname } = useLocation()
  return (
    <section className="legal-versions">
      <h2>{m.legal_versions()}</h2>
      <ul>
        {editions.map((edition, at) => {
          const { version, date, changed } = edition[getLocale()]
          const name = m.legal_version({ version, date: formatLongDate(date) })
          const search = at === 0 ? '' : `?${editionParameter}=${date}`
          return (
            <li key={date}>
              {edition === shownEdition ? (
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
