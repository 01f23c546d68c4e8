import './sketch.css'

/** What a sketch shows: things of any fairy tale, so that none tells more than the text. */
const motifs = [
  'M50 24c14 10 18 26 0 46-18-20-14-36 0-46zm0 12v42',
  'm50 24 7 15 17 2-12 12 3 17-15-8-15 8 3-17-12-12 17-2z',
  'M58 24a24 24 0 1 0 14 36 20 20 0 0 1-14-36z',
  'M70 26C48 28 36 44 34 70l-4 8m4-8c20-2 34-16 36-44M38 58l14-4m-10-6 16-6',
  'M26 48c2-16 12-24 24-24s22 8 24 24zm16 0v20c0 8 16 8 16 0V48M40 38h4m10-4h4m6 8h3',
  'M38 40a11 11 0 1 1 8 10l-2 22h-8m8-10h-6',
]

/** A sheet of paper with a pencil sketch: the picture of a story that is not painted yet. Decorative. */
export function Sketch({ at }: { at: number }) {
  const number = at % motifs.length
  return (
    <svg className="sketch" data-number={number} viewBox="0 0 100 100" aria-hidden="true">
      <rect className="sketch-table" width="100" height="100" rx="8" />
      <g transform={`rotate(${number % 2 === 0 ? -4 : 3} 50 50)`}>
        <rect className="sketch-paper" x="17" y="12" width="66" height="76" rx="3" />
        <path className="sketch-line" d={motifs[number]} />
        <path className="sketch-ground" d="M24 80q13-5 26 0t26-1" />
      </g>
      <g className="sketch-pencil" transform="rotate(38 80 78)">
        <path className="wood" d="M76 92h8l-4 8z" />
        <path className="body" d="M76 56h8v36h-8z" />
        <path className="rubber" d="M76 50h8v6h-8z" />
      </g>
    </svg>
  )
}
