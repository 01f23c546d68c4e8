import { api } from '../../data/core/api.ts'
import { m } from '../../paraglide/messages.js'
import { readWithdrawal } from './declaration-fields.ts'
import { DeclarationForm } from './declaration-form.tsx'
import type { SentDeclaration } from './sent-declaration.ts'

/** „Vertrag widerrufen“ (§ 356a BGB). */
export function WithdrawalForm({ onSent }: { onSent: (sent: SentDeclaration) => void }) {
  return (
    <DeclarationForm
      submitLabel={m.declaration_withdraw_submit()}
      read={readWithdrawal}
      send={(withdrawal) => api.billing.declareWithdrawal(withdrawal)}
      onSent={onSent}
    />
  )
}
