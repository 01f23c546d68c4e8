import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { m } from '../../paraglide/messages.js'
import { withOperator } from './operator.ts'

/** Says in demo mode that the operator is fictitious. */
export function SampleNotice() {
  const isMounted = useIsMounted()
  if (!isMounted || !withOperator('{{operator.name}}').includes('Beispielangaben')) return null
  return <p className="legal-sample">{m.legal_sample()}</p>
}
