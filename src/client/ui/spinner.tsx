import { ClipLoader } from 'react-spinners'
import { m } from '../paraglide/messages.js'
import { AwaitedHeading } from './awaited-heading.tsx'

/** The blue circle of 50 px (spec section 2) with the words a screen reader says. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex justify-center p-8">
      <ClipLoader size={50} color="#4c8fdc" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </div>
  )
}

/** Stands for a page that is on its way. */
export function PageSpinner() {
  return (
    <>
      <AwaitedHeading />
      <Spinner label={m.site_loading()} />
    </>
  )
}
