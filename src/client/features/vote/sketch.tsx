import './sketch.css'

const tables = 6

interface SketchProps {
  /** The candidate's place among the others, from 0. */
  at: number
  /** The candidate's title. */
  title: string
}

/**
 * A sheet of paper with the title's initial in pencil: the picture of a story that is not painted yet. It
 * shows nothing that could contradict the title. Decorative.
 */
export function Sketch({ at, title }: SketchProps) {
  const number = at % tables
  return (
    <svg className="sketch" data-number={number} viewBox="0 0 100 100" aria-hidden="true">
      <rect className="sketch-table" width="100" height="100" rx="8" />
      <g transform={`rotate(${number % 2 === 0 ? -4 : 3} 50 50)`}>
        <rect className="sketch-paper" x="17" y="12" width="66" height="76" rx="3" />
        <text className="sketch-initial" x="48" y="63">
          {initialOf(title)}
        </text>
        <path className="sketch-ground" d="M24 78q13-5 26 0t26-1" />
      </g>
      <g className="sketch-pencil" transform="rotate(38 80 78)">
        <path className="wood" d="M76 92h8l-4 8z" />
        <path className="body" d="M76 56h8v36h-8z" />
        <path className="rubber" d="M76 50h8v6h-8z" />
      </g>
    </svg>
  )
}

const articles = /^(der|die|das|ein|eine|the|an?)\s+/i

/** The first letter of a title without its article, as a capital. */
export function initialOf(title: string): string {
  return (
    title
      .replace(articles, '')
      .match(/\p{L}|\p{N}/u)?.[0]
      .toUpperCase() ?? ''
  )
}
