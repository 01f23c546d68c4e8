import './sketch.css'

const tables = 6

interface SketchProps {
  /** The candidate's place among the others, from 0. */
  at: number
  /** The candidate's title. */
  title: string
}

/**
 * A glade cut from paper, with the title's initial on its moon: the picture of a story that is not painted
 * yet, as the pencil says. It shows nothing that could contradict the title. Decorative.
 */
export function Sketch({ at, title }: SketchProps) {
  return (
    <svg className="sketch" data-number={at % tables} viewBox="0 0 100 100" aria-hidden="true">
      <rect className="sketch-sky" width="100" height="100" />
      <circle className="sketch-glow" cx="50" cy="46" r="36" />
      <circle className="sketch-moon" cx="50" cy="46" r="27" />
      <text className="sketch-initial" x="50" y="60">
        {initialOf(title)}
      </text>
      <path className="sketch-hill far" d="M0 74q20-14 42-7t58-5v38H0z" />
      <path className="sketch-hill" d="M0 86q26-15 52-7t48-7v28H0z" />
      <path
        className="sketch-frame"
        d="M0 0h100v100H0zM50 9q-16-3-26 6T10 36t2 26 8 22q8 8 30 8t30-7 8-22 2-27-13-22-27-5z"
      />
      <path className="sketch-leaf" d="M2 98q1-20 14-28 1 18-14 28zm2 1q12-13 27-10-8 13-27 10z" />
      <path className="sketch-leaf" d="M98 34q-13-5-15-22 14 7 15 22zm1-2q-4-14 0-26 8 12 0 26z" />
      <path
        className="sketch-star"
        d="M13 9l1.400 3.600L18 14l-3.600 1.400L13 19l-1.400-3.600L8 14l3.600-1.400zM90 44l1 2.500 2.500 1-2.500 1-1 2.500-1-2.500-2.500-1 2.500-1zM34 3l.8 2.200L37 6l-2.200.8L34 9l-.8-2.200L31 6l2.200-.8z"
      />
      <g className="sketch-pencil" transform="rotate(38 80 78)">
        <path className="wood" d="M76 92h8l-4 8z" />
        <path className="body" d="M76 60h8v32h-8z" />
        <path className="rubber" d="M76 54h8v6h-8z" />
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
