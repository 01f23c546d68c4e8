import { CancellationForm } from '../features/declaration/cancellation-form.tsx'
import { Receipt } from '../features/declaration/receipt.tsx'
import { receiptHeading } from '../features/declaration/receipt-text.ts'
import { useSentDeclaration } from '../features/declaration/use-sent-declaration.ts'
import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page/page.tsx'
import { Link } from '../ui/link.tsx'
import { TextWithElement } from '../ui/text-with-element.tsx'

export function Component() {
  const { sent, onSent, onAgain } = useSentDeclaration()
  if (sent) {
    return (
      <Page heading={receiptHeading('cancellation')}>
        <Receipt kind="cancellation" sent={sent} onAgain={onAgain} />
      </Page>
    )
  }
  return (
    <Page heading={m.declaration_cancel_heading()} description={m.declaration_cancel_description()}>
      <p>{m.declaration_cancel_intro()}</p>
      <CancellationForm onSent={onSent} />
      <p className="mt-4 text-sm text-soft">
        <TextWithElement
          write={(impressum) => m.declaration_cancel_other({ impressum })}
          element={<Link to="/impressum">{m.footer_impressum()}</Link>}
        />
      </p>
    </Page>
  )
}
