import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Notice } from '../../ui/notice.tsx'
import { SectionSkeleton } from '../settings/settings-section.tsx'
import { LoadError } from '../story/load-error.tsx'
import { refusalText } from './editor-words.ts'
import './editor.css'

interface EditorPanelProps<Row> {
  id: string
  heading: string
  /** Null while one row is edited. */
  intro: string | null
  /** What one comes here to do. */
  action?: ReactNode
  query: UseQueryResult<Row[]>
  loadingText: string
  errorText: string
  /** Why the last change was refused; null while nothing is wrong. */
  changeError: Error | null
  children: (rows: Row[]) => ReactNode
}

/** More than a line beside its name. */
const isLong = (value: string) => value.length > 60 || value.includes('\n')

/** One list of the editors with its states. */
export function EditorPanel<Row>(props: EditorPanelProps<Row>) {
  const { id, heading, intro, action, query, loadingText, errorText, changeError, children } = props
  // An address can name one of the rows: `#ticket-…`.
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
      {query.data ? (
        <>
          {query.error && <Notice>{m.editor_stale()}</Notice>}
          {children(query.data)}
        </>
      ) : query.error ? (
        <LoadError text={errorText} onRetry={() => void query.refetch()} />
      ) : (
        <SectionSkeleton label={loadingText} />
      )}
    </section>
  )
}

interface EditorRowProps {
  /** Of the heading, which takes the focus when the row's button is gone. */
  id: string
  title: string
  state: string
  /** Somebody has to look after it. */
  isUrgent: boolean
  facts: [name: string, value: string][]
  children?: ReactNode
}

/** One row: what it is, how it stands, the facts, and what can be done. */
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
