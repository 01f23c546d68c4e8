import { m } from '../paraglide/messages.js'
import { LoadingHeading } from './loading-heading.tsx'

/** A blue circle of 50 px (spec 2.31) with a label for screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex justify-center p-8">
      <span className="spinner" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </div>
  )
}

/** Shown while a page loads. */
export function PageSpinner() {
  return (
    <>
      <LoadingHeading />
      <Spinner label={m.site_loading()} />
    </>
  )
}
