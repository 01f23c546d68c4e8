import { Download, Plus, Printer } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import type { ReceiptLine } from './declaration-fields.ts'
import {
  type DeclarationKind,
  receiptFileName,
  receiptHint,
  receiptLines,
  receiptText,
} from './receipt-text.ts'
import type { SentDeclaration } from './sent-declaration.ts'
import './declaration.css'

interface ReceiptProps {
  kind: DeclarationKind
  sent: SentDeclaration
  /** Returns to an empty form. */
  onAgain: () => void
}

/** The receipt to print and save (§§ 312k (3), 356a (4) BGB). */
export function Receipt({ kind, sent, onAgain }: ReceiptProps) {
  const hint = receiptHint(kind, sent)
  return (
    <div className="receipt">
      <Lines lines={receiptLines(sent)} />
      {hint !== null && <p>{hint}</p>}
      <p>{mailedText(sent)}</p>
      <h2>{m.declaration_said()}</h2>
      <Lines lines={sent.lines} />
      <div className="receipt-buttons">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" size={20} />
          {m.declaration_print()}
        </Button>
        <Button onClick={() => saveReceipt(kind, sent)}>
          <Download aria-hidden="true" size={20} />
          {m.declaration_save()}
        </Button>
        <Button variant="plain" onClick={onAgain}>
          <Plus aria-hidden="true" size={20} />
          {kind === 'cancellation' ? m.declaration_cancel_again() : m.declaration_withdraw_again()}
        </Button>
      </div>
    </div>
  )
}

function Lines({ lines }: { lines: ReceiptLine[] }) {
  return (
    <dl className="receipt-lines">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function mailedText({ email, receiptEmail }: SentDeclaration): string {
  return receiptEmail === null
    ? m.declaration_mailed({ address: email })
    : m.declaration_mailed_two({ address: email, other: receiptEmail })
}

function saveReceipt(kind: DeclarationKind, sent: SentDeclaration) {
  const address = URL.createObjectURL(
    new Blob([receiptText(kind, sent)], { type: 'text/plain;charset=utf-8' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = receiptFileName(kind, sent)
  link.click()
  URL.revokeObjectURL(address)
}
