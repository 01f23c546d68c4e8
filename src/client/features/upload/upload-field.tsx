import { type ChangeEvent, useEffect, useEffectEvent, useId } from 'react'
import type { UploadKind } from '../../../contract/upload.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { acceptedTypes, limitsText } from './upload-labels.ts'
import { type UploadResult, type UploadState, useUpload } from './use-upload.ts'
import './upload.css'

interface UploadFieldProps<Kind extends UploadKind> {
  kind: Kind
  label: string
  /** A file that was dropped elsewhere; its upload starts immediately. */
  droppedFile?: File | null
  onDone: (result: UploadResult<Kind>) => void
}

/** A zone to drop or select a file, with the progress of its upload. */
export function UploadField<Kind extends UploadKind>(props: UploadFieldProps<Kind>) {
  const { kind, label, droppedFile = null, onDone } = props
  const id = useId()
  const upload = useUpload(kind, onDone)
  const { state } = upload
  const isBusy = state.phase === 'sending' || state.phase === 'checking'

  const uploadDropped = useEffectEvent((file: File) => !isBusy && void upload.start(file))
  useEffect(() => {
    if (droppedFile) uploadDropped(droppedFile)
  }, [droppedFile])

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // Allows selecting the same file again.
    currentTarget.value = ''
    if (file) void upload.start(file)
  }

  return (
    <div className="upload">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {!isBusy && (
        <div className="upload-zone">
          <span aria-hidden="true" className="upload-invitation">
            <span className="pointer-coarse:hidden">{m.upload_choose()}</span>
            <span className="hidden pointer-coarse:inline">{m.upload_choose_touch()}</span>
          </span>
          <span id={`${id}-help`} className="text-sm text-soft">
            {limitsText(kind)}
          </span>
          <input
            id={id}
            type="file"
            accept={acceptedTypes[kind]}
            aria-describedby={`${id}-help ${id}-state`}
            onChange={handleChange}
          />
        </div>
      )}
      <UploadProgress state={state} label={label} />
      {state.phase === 'sending' && (
        <div className="upload-buttons">
          {state.interruption ? (
            <Button onClick={upload.resume}>{m.upload_resume()}</Button>
          ) : (
            <Button onClick={upload.pause}>{m.upload_pause()}</Button>
          )}
          <Button onClick={upload.cancel}>{m.upload_cancel()}</Button>
        </div>
      )}
      <p id={`${id}-state`} role="status" className="text-sm" data-phase={state.phase}>
        {stateText(state, kind)}
      </p>
    </div>
  )
}

function UploadProgress({ state, label }: { state: UploadState; label: string }) {
  if (state.phase === 'checking') return <progress aria-label={label} className="upload-bar" />
  if (state.phase !== 'sending') return null
  return (
    <div className="upload-progress">
      <progress aria-label={label} className="upload-bar" max={100} value={state.percent} />
      <span aria-hidden="true">{m.upload_percent({ percent: state.percent })}</span>
    </div>
  )
}

/** State of the upload without its percentage, which the progress bar announces. */
function stateText(state: UploadState, kind: UploadKind): string {
  switch (state.phase) {
    case 'idle':
      return ''
    case 'sending':
      if (state.interruption === 'lost') return m.upload_lost({ name: state.fileName })
      if (state.interruption === 'paused') return m.upload_paused({ name: state.fileName })
      return m.upload_sending({ name: state.fileName })
    case 'checking':
      return m.upload_checking({ name: state.fileName })
    case 'done':
      return kind === 'import'
        ? m.upload_arrived({ name: state.fileName })
        : m.upload_done({ name: state.fileName })
    case 'failed':
      return m.upload_failed({ name: state.fileName, sentence: state.message })
  }
}
