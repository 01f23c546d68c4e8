import type { ReactNode } from 'react'
import { useId } from 'react'
import { m } from '../../../paraglide/messages.js'

interface PlotProps {
  heading: string
  /** Of the heading; 3 unless told. */
  level?: 3 | 4
  /** What the plot says, in a sentence. */
  summary: string
  /** What belongs to the sentence. */
  fact?: ReactNode
  columns: [name: string, ...values: string[]]
  rows: [name: string, ...values: string[]][]
  children: ReactNode
}

/** A drawing with what it says in words and its numbers as a table. */
export function Plot({ heading, level = 3, summary, fact, columns, rows, children }: PlotProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className="figure-plot" aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      <p>{summary}</p>
      {fact}
      {rows.length > 0 && (
        <>
          {/* The sentence and the table say the same. */}
          <div className="figure-drawing" aria-hidden="true">
            {children}
          </div>
          <details>
            <summary>{m.figures_as_table()}</summary>
            <div className="figure-table">
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
