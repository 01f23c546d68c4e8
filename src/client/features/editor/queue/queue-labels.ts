import type { Declaration, Effect } from '../../../../contract/editor.ts'
import { m } from '../../../paraglide/messages.js'
import { timestampText } from '../shared/editor-texts.ts'

const effectLabels: Record<string, () => string> = {
  mail: m.editor_effect_mail,
  'bulk-mail': m.editor_effect_bulk,
  'data-export': m.editor_effect_export,
  'file-removal': m.editor_effect_file,
  'billing-change': m.editor_effect_change,
  'billing-refund': m.editor_effect_refund,
  'billing-customer-end': m.editor_effect_customer,
  'billing-account-end': m.editor_effect_customer,
  'billing-sync': m.editor_effect_sync,
}

/** Label of an effect's kind; the kind itself where it has no label. */
export function effectLabel({ kind }: Effect): string {
  return effectLabels[kind]?.() ?? kind
}

export function effectStateLabel({ state }: Effect): string {
  switch (state) {
    case 'waiting':
      return m.editor_effect_waiting()
    case 'failed':
      return m.editor_effect_failed()
    case 'done':
      return m.editor_effect_sent()
  }
}

/** When an effect is attempted next; `nowMs` in ms since 1970. */
export function nextAttemptText({ state, nextAttemptAt }: Effect, nowMs: number): string {
  if (state !== 'waiting') return m.editor_effect_none()
  return Date.parse(nextAttemptAt) <= nowMs
    ? m.editor_effect_at_once()
    : timestampText(nextAttemptAt)
}

export function declarationLabel({ kind }: Declaration): string {
  return kind === 'cancellation'
    ? m.editor_declaration_cancellation()
    : m.editor_declaration_withdrawal()
}

export function declarationStateLabel({ state }: Declaration): string {
  switch (state) {
    case 'received':
      return m.editor_declaration_state_received()
    case 'carried-out':
      return m.editor_declaration_state_done()
    case 'for-staff':
      return m.editor_declaration_state_staff()
    case 'settled':
      return m.editor_declaration_state_settled()
  }
}
