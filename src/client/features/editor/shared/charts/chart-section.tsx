import { type ReactNode, useId } from 'react'
import { m } from '../../../../paraglide/messages.js'
import './charts.css'

interface ChartSectionProps {
  heading: string
  /** Heading level, 3 by default. */
  level?: 3 | 4
  /** The chart's message in one sentence. */
  summary: string
  /** Follows the summary. */
  details?: ReactNode
  columns: [name: string, ...values: string[]]
  rows: [name: string, ...values: string[]][]
  children: ReactNode
}

/** A chart with its message in words and its numbers as a table. */
export function ChartSection({
  heading,
  level = 3,
  summary,
  details,
  columns,
  rows,
  children,
}: ChartSectionProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className="chart-section" aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      <p>{summary}</p>
      {details}
      {rows.length > 0 && (
        <>
          {/* The summary and the table are the accessible alternative. */}
          <div className="chart-drawing" aria-hidden="true">
            {children}
          </div>
          <details>
            <summary>{m.statistics_as_table()}</summary>
            <div className="chart-table">
              <table>
                <caption className="sr-only">{heading}</caption>
                <thead>
                  <tr>
                    {columns.map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(([name, ...values]) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      {values.map((value, at) => (
                        <td key={columns[at + 1]}>{value}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </section>
  )
}
