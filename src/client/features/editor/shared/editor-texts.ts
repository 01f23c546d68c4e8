import { ORPCError } from '@orpc/client'
import { onlineManager } from '@tanstack/react-query'
import { formatDateTime } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'

/** Day and time in Berlin; `timestamp` is ISO 8601. */
export function timestampText(timestamp: string): string {
  return m.editor_moment({ moment: formatDateTime(timestamp) })
}

/** Why the server refused a change. */
export function refusalText(error: unknown): string {
  if (!onlineManager.isOnline()) return m.editor_offline()
  const status = error instanceof ORPCError ? error.status : null
  if (error instanceof ORPCError && error.code === 'PUBLISHERS_ONLY')
    return m.editor_publishers_only()
  if (status === 403 || status === 401) return m.editor_no_permission()
  return status === 404 ? m.editor_gone() : m.editor_unexpected()
}
