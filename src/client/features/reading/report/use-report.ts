import { ORPCError } from '@orpc/client'
import { useMutation } from '@tanstack/react-query'
import type { Language } from '../../../../contract/base.ts'
import type { ReportReason } from '../../../../contract/story-card.ts'
import { api } from '../../../data/core/api.ts'
import { m } from '../../../paraglide/messages.js'

export interface Report {
  reason: ReportReason
  /** From 1. */
  page: number
  note: string
}

/** Longest note that the server accepts, in UTF-16 units. */
export const maxNoteLength = 1000

/** Sends a report; `problem` is a message for the user. */
export function useReport() {
  const mutation = useMutation({
    mutationFn: (report: Report & { storyId: string; language: Language }) =>
      api.story.report(report),
    // Fails immediately when offline; the text stays in the form.
    networkMode: 'always',
  })
  return {
    send: mutation.mutate,
    isSending: mutation.isPending,
    isSent: mutation.isSuccess,
    problem: mutation.error && problemOf(mutation.error),
  }
}

function problemOf(error: Error): string {
  if (!(error instanceof ORPCError)) return m.reader_report_unreachable()
  switch (error.status) {
    case 401:
      return m.reader_report_sign_in()
    case 429:
      return m.reader_report_too_many()
    default:
      return m.reader_report_failed()
  }
}
