import './skeleton.css'

/** The outline of a section that is loading. */
export function SectionSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="skeleton">
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <p className="sr-only">{label}</p>
    </div>
  )
}
