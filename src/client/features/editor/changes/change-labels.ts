import type { ChangeAction, EditorChange } from '../../../../contract/editor.ts'
import { formatMonthAndYear } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import {
  areaAddress,
  deskAddress,
  pollFormAddress,
  postFormAddress,
} from '../shared/editor-addresses.ts'

const labels: Record<ChangeAction, () => string> = {
  'story-created': m.editor_change_story_created,
  'story-saved': m.editor_change_story_saved,
  'story-imported': m.editor_change_story_imported,
  'story-removed': m.editor_change_story_removed,
  'story-restored': m.editor_change_story_restored,
  'story-review-asked': m.editor_change_story_review_asked,
  'story-review-taken-back': m.editor_change_story_review_taken_back,
  'story-published': m.editor_change_story_published,
  'story-scheduled': m.editor_change_story_scheduled,
  'story-unscheduled': m.editor_change_story_unscheduled,
  'story-withdrawn': m.editor_change_story_withdrawn,
  'file-uploaded': m.editor_change_file_uploaded,
  'import-started': m.editor_change_import_started,
  'import-cancelled': m.editor_change_import_cancelled,
  'poll-saved': m.editor_change_poll_saved,
  'poll-removed': m.editor_change_poll_removed,
  'roadmap-created': m.editor_change_roadmap_created,
  'roadmap-saved': m.editor_change_roadmap_saved,
  'roadmap-removed': m.editor_change_roadmap_removed,
  'news-saved': m.editor_change_news_saved,
  'news-removed': m.editor_change_news_removed,
  'message-answered': m.editor_change_message_answered,
  'message-closed': m.editor_change_message_closed,
  'message-reopened': m.editor_change_message_reopened,
  'report-settled': m.editor_change_report_settled,
  'report-reopened': m.editor_change_report_reopened,
  'declaration-settled': m.editor_change_declaration_settled,
  'effect-retried': m.editor_change_effect_retried,
}

export function changeLabel(action: ChangeAction): string {
  return labels[action]()
}

/** Name of what was changed: a story's title, a poll's month and question; else its id. */
export function subjectText({ action, subject, name }: EditorChange): string {
  if (name === null) return subject
  return action.startsWith('poll-') ? `${formatMonthAndYear(subject)}: ${name}` : name
}

/** Address of what was changed; null where it no longer exists or has no page. */
export function subjectAddress({ action, subject, name }: EditorChange): string | null {
  const [noun = ''] = action.split('-')
  switch (noun) {
    case 'message':
      return `${areaAddress('nachrichten')}#ticket-${subject}`
    case 'declaration':
      return `${areaAddress('ausgang')}#declaration-${subject}`
    case 'effect':
      return `${areaAddress('ausgang')}#effect-${subject}`
  }
  if (name === null) return null
  switch (noun) {
    case 'story':
      return deskAddress(subject)
    case 'poll':
      return pollFormAddress(subject)
    case 'news':
      return postFormAddress(subject)
    case 'roadmap':
      return `${areaAddress('fahrplan')}#roadmap-${subject}`
    case 'report':
      return `${areaAddress('nachrichten')}#report-${subject}`
    case 'import':
      return `${areaAddress('import')}&import=${subject}`
    default:
      return null
  }
}
