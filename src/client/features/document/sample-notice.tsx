import { m } from '../../paraglide/messages.js'
import { withOperator } from './operator.ts'

/**
 * Says in demo mode that the operator is fictitious. Styles show it by the operator's name, which the server
 * writes into the prerendered page, so that nothing moves.
 */
export function SampleNotice() {
  return (
    <p className="legal-sample" data-operator={withOperator('{{operator.name}}')}>
      {m.legal_sample()}
    </p>
  )
}
