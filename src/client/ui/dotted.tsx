/** A line like „ab 5 · 8 Min. · Mut“; where it wraps, no dot ends or begins a line. */
export function Dotted({ text }: { text: string }) {
  return (
    <span className="dotted">
      {text.split(/\s·\s/).map((part, at) => (
        <span key={part}>
          {at > 0 && <span className="dotted-dot"> · </span>}
          {part}
        </span>
      ))}
    </span>
  )
}
