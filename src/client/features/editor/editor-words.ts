import { ORPCError } from '@orpc/client'
import { onlineManager } from '@tanstack/react-query'
import type { Declaration, Effect } from '../../../contract/editor.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { momentText } from '../privacy/export-words.ts'

const effectNames: Record<string, () => string> = {
  mail: m.editor_effect_mail,
  'data-export': m.editor_effect_export,
  'file-removal': m.editor_effect_file,
  'billing-change': m.editor_effect_change,
  'billing-refund': m.editor_effect_refund,
  'billing-customer-end': m.editor_effect_customer,
  'billing-account-end': m.editor_effect_customer,
  'billing-sync': m.editor_effect_sync,
}

/** What a side effect is, in a word; one that nobody has named yet by its own name. */
export function effectName({ kind }: Effect): string {
  return effectNames[kind]?.() ?? kind
}

/** How a side effect stands. */
export function effectState({ state }: Effect): string {
  switch (state) {
    case 'waiting':
      return m.editor_effect_waiting()
    case 'failed':
      return m.editor_effect_failed()
    case 'done':
      return m.editor_effect_sent()
  }
}

/** When a side effect is tried next; `nowMs` in ms since 1970. */
export function nextTry({ state, nextAttemptAt }: Effect, nowMs: number): string {
  if (state !== 'waiting') return m.editor_effect_none()
  return Date.parse(nextAttemptAt) <= nowMs ? m.editor_effect_at_once() : moment(nextAttemptAt)
}

export function declarationName({ kind }: Declaration): string {
  return kind === 'cancellation'
    ? m.editor_declaration_cancellation()
    : m.editor_declaration_withdrawal()
}

/** How a declaration stands. */
export function declarationState({ state }: Declaration): string {
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

/** Day and time in Berlin; `timestamp` is ISO 8601. */
export function moment(timestamp: string): string {
  return m.editor_moment({ moment: momentText(timestamp, getLocale()) })
}

/** Why nothing was changed, in words. */
export function refusalText(error: unknown): string {
  if (!onlineManager.isOnline()) return m.editor_offline()
  const status = error instanceof ORPCError ? error.status : null
  if (status === 403 || status === 401) return m.editor_no_permission()
  return status === 404 ? m.editor_gone() : m.editor_unexpected()
}
