import { CancellationForm } from '../features/declaration/cancellation-form.tsx'
import { Receipt } from '../features/declaration/receipt.tsx'
import { receiptHeading } from '../features/declaration/receipt-text.ts'
import { useSentDeclaration } from '../features/declaration/use-sent-declaration.ts'
import { m } from '../paraglide/messages.js'
import { Page } from '../shell/page/page.tsx'
import { Link } from '../ui/link.tsx'
import { TextWithLink } from '../ui/text-with-link.tsx'

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
        <TextWithLink
          write={(impressum) => m.declaration_cancel_other({ impressum })}
          link={<Link to="/impressum">{m.footer_impressum()}</Link>}
        />
      </p>
    </Page>
  )
}
