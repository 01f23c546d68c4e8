import { useSearchParams } from 'react-router'
import { withdrawalDays } from '../../contract/plan.ts'
import { ConfirmWithdrawal } from '../features/declaration/confirm-withdrawal.tsx'
import { Instructions } from '../features/declaration/instructions.tsx'
import { Receipt } from '../features/declaration/receipt.tsx'
import { receiptHeading } from '../features/declaration/receipt-text.ts'
import { useSentDeclaration } from '../features/declaration/use-sent-declaration.ts'
import { WithdrawalForm } from '../features/declaration/withdrawal-form.tsx'
import { useIsMounted } from '../lib/use-is-mounted.ts'
import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page/page.tsx'
import { TextWithElement } from '../ui/text-with-element.tsx'

const days = { days: withdrawalDays }

export function Component() {
  const { sent, onSent, onAgain } = useSentDeclaration()
  const [address] = useSearchParams()
  const token = address.get('bestaetigen')
  // A prerendered page has no query.
  const isMounted = useIsMounted()
  if (isMounted && token !== null) {
    return (
      <Page heading={m.declaration_confirm_heading()}>
        <ConfirmWithdrawal token={token} />
      </Page>
    )
  }
  if (sent) {
    return (
      <Page heading={receiptHeading('withdrawal')}>
        <Receipt kind="withdrawal" sent={sent} onAgain={onAgain} />
      </Page>
    )
  }
  return (
    <Page
      heading={m.declaration_withdraw_heading()}
      description={m.declaration_withdraw_description(days)}
    >
      <p>
        {m.declaration_withdraw_intro(days)}{' '}
        <TextWithElement
          write={(instructions) => m.declaration_withdraw_terms({ instructions })}
          element={<a href="#belehrung">{m.declaration_instructions_link()}</a>}
        />
      </p>
      <WithdrawalForm onSent={onSent} />
      <Instructions />
    </Page>
  )
}
