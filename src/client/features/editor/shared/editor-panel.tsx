import type { UseQueryResult } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { QueryState } from '../../../ui/query-state.tsx'
import { SectionSkeleton } from '../../../ui/skeleton.tsx'
import { refusalText } from './editor-texts.ts'
import './editor.css'

interface EditorPanelProps<Data> {
  id: string
  heading: string
  /** Null while the panel shows the form of one row. */
  intro: string | null
  action?: ReactNode
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  loadingText: string
  errorText: string
  /** Why the server refused the last change. */
  changeError?: Error | null
  children: (data: Data) => ReactNode
}

/** A section of the content manager with the states of its query. */
export function EditorPanel<Data>(props: EditorPanelProps<Data>) {
  const { id, heading, intro, action, query, loadingText, errorText, changeError, children } = props
  // The address can name one of the rows: `#ticket-…`.
  const { hash } = useLocation()
  const isLoaded = query.data !== undefined
  useEffect(() => {
    if (isLoaded && hash) document.getElementById(hash.slice(1))?.focus()
  }, [isLoaded, hash])
  return (
    <section className="editor-panel" aria-labelledby={id}>
      <div className="editor-panel-head">
        <h2 id={id}>{heading}</h2>
        {action}
      </div>
      {intro && <p className="text-soft">{intro}</p>}
      {changeError && <Notice tone="danger">{refusalText(changeError)}</Notice>}
      <QueryState
        query={query}
        loading={<SectionSkeleton label={loadingText} />}
        errorText={errorText}
      >
        {(data) => (
          <>
            {query.error && <Notice>{m.editor_stale()}</Notice>}
            {children(data)}
          </>
        )}
      </QueryState>
    </section>
  )
}

interface EditorRowProps {
  /** DOM id of the heading, which gets the focus when the row's button disappears. */
  id: string
  title: string
  state: string
  /** An editor has to act. */
  isUrgent: boolean
  facts: [name: string, value: string][]
  children?: ReactNode
}

/** Too long for one line beside its name. */
const isLong = (value: string) => value.length > 60 || value.includes('\n')

/** A row of an editors' list: title, state, facts, and buttons as children. */
export function EditorRow({ id, title, state, isUrgent, facts, children }: EditorRowProps) {
  return (
    <li className="editor-row">
      <div className="editor-row-head">
        <h3 id={id} tabIndex={-1}>
          {title}
        </h3>
        <p className="editor-state" data-urgent={isUrgent || undefined}>
          {state}
        </p>
      </div>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name} data-long={isLong(value) || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </li>
  )
}

/** Leads from a form back to its list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="editor-back" to={to}>
      <ChevronLeft aria-hidden="true" size={22} />
      {children}
    </Link>
  )
}
