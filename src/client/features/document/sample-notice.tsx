import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { m } from '../../paraglide/messages.js'
import { withOperator } from './operator.ts'

/** In demo mode the operator is made up: it says so, so that nobody takes it for one to write to. */
export function SampleNotice() {
  const isMounted = useIsMounted()
  if (!isMounted || !withOperator('{{operator.name}}').includes('Beispielangaben')) return null
  return <p className="legal-sample">{m.legal_sample()}</p>
}
