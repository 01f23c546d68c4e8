import { api } from '../../data/api.ts'
import { m } from '../../paraglide/messages.js'
import { DeclarationForm } from './declaration-form.tsx'
import { readWithdrawal } from './declared.ts'
import type { Sent } from './sent.ts'

/** „Vertrag widerrufen“ (§ 356a BGB). */
export function WithdrawalForm({ onSent }: { onSent: (sent: Sent) => void }) {
  return (
    <DeclarationForm
      submitLabel={m.declaration_withdraw_submit()}
      read={readWithdrawal}
      send={(declared) => api.billing.declareWithdrawal(declared)}
      onSent={onSent}
    />
  )
}
