import { Download } from 'lucide-react'
import { useId } from 'react'
import type { DataExport } from '../../../contract/privacy.ts'
import { formatDateTime, formatFileSize, formatLongDate } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { isInProgress } from './privacy-query.ts'
import { needsConfirmation, refusalText } from './refusal-text.ts'
import { useExport } from './use-export.ts'

/** „Daten herunterladen“: requests an export, shows its progress and the download. */
export function ExportPanel() {
  const { copy, loadError, reload, isOnline, request, isRequesting, requestError } = useExport()
  const isConfirming = needsConfirmation(requestError) && !isRequesting
  const problem = requestError && !isConfirming && !isRequesting ? refusalText(requestError) : null
  return (
    <div className="grid gap-4">
      <p>{m.privacy_export_intro()}</p>
      {!isOnline && <Notice>{m.site_network_wait()}</Notice>}
      {problem !== null && isOnline && <Notice tone="danger">{problem}</Notice>}
      {copy === undefined && loadError && isOnline && (
        <LoadError text={m.privacy_export_error()} onRetry={reload} />
      )}
      {copy === undefined && !loadError && isOnline && (
        <p role="status" className="text-soft">
          {m.privacy_export_loading()}
        </p>
      )}
      {copy && <CopyState copy={copy} />}
      {isConfirming && <ConfirmIdentity onConfirmed={request} />}
      {copy !== undefined && canRequest(copy) && !isConfirming && (
        <Button className="justify-self-start" aria-disabled={isRequesting} onClick={request}>
          {isRequesting ? m.privacy_export_starting() : requestLabel(copy)}
        </Button>
      )}
    </div>
  )
}

function canRequest(copy: DataExport | null): boolean {
  return !isInProgress(copy) && (copy?.nextRequestAt ?? null) === null
}

function requestLabel(copy: DataExport | null): string {
  return copy?.state === 'ready' ? m.privacy_export_again() : m.privacy_export_start()
}

function CopyState({ copy }: { copy: DataExport }) {
  if (copy.state === 'ready') return <ReadyCopy copy={copy} />
  if (copy.state === 'failed') return <Notice tone="danger">{m.privacy_export_failed()}</Notice>
  return <CopyProgress done={copy.doneSteps} total={copy.totalSteps} />
}

function CopyProgress({ done, total }: { done: number; total: number }) {
  const id = useId()
  return (
    <div className="grid gap-2" aria-live="polite">
      <p id={id} className="font-bold">
        {total === 0 ? m.privacy_export_waiting() : m.privacy_export_running({ done, total })}
      </p>
      <progress
        className="export-progress"
        aria-labelledby={id}
        max={Math.max(1, total)}
        value={done}
      />
      <p className="text-sm text-soft">{m.privacy_export_leave()}</p>
    </div>
  )
}

function ReadyCopy({ copy }: { copy: DataExport }) {
  const { url, sizeBytes, expiresAt, nextRequestAt } = copy
  return (
    <div className="grid justify-items-start gap-2">
      {url !== null && (
        <a className="button button-secondary" href={url} download>
          <Download aria-hidden="true" size={22} className="flex-none" />
          {m.privacy_export_save({ size: formatFileSize(sizeBytes ?? 0) })}
        </a>
      )}
      <p className="text-sm text-soft" role="status">
        {expiresAt !== null && m.privacy_export_until({ date: formatLongDate(expiresAt) })}{' '}
        {nextRequestAt !== null && m.privacy_export_next({ time: formatDateTime(nextRequestAt) })}
      </p>
    </div>
  )
}
