import { ORPCError } from '@orpc/client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CheckedUpload, UploadKind } from '../../../contract/upload.ts'
import { uploadMaxBytes } from '../../../contract/upload-limits.ts'
import { api } from '../../data/core/api.ts'
import type { RunningUpload, SendFailure } from './send-file.ts'
import { checkFailureText, sendFailureText, tooLargeText } from './upload-labels.ts'

/** Result of an upload; files for the import are not checked, because the import does that. */
export type UploadResult<Kind extends UploadKind = UploadKind> = Kind extends 'import'
  ? { kind: 'import'; uploadId: string; fileName: string }
  : Extract<CheckedUpload, { kind: Kind }>

export type UploadState =
  | { phase: 'idle' }
  | {
      phase: 'sending'
      fileName: string
      /** 0 to 100. */
      percent: number
      /** `lost`: the upload resumes when the network returns. */
      interruption: null | 'paused' | 'lost'
    }
  | { phase: 'checking'; fileName: string }
  | { phase: 'done'; fileName: string }
  | { phase: 'failed'; fileName: string; message: string }

/** Uploads a file and has the server check it; continues after a lost connection. */
export function useUpload<Kind extends UploadKind>(
  kind: Kind,
  onDone: (result: UploadResult<Kind>) => void,
) {
  const [state, setState] = useState<UploadState>({ phase: 'idle' })
  const runningUpload = useRef<RunningUpload | null>(null)
  /** Counts the uploads, so a late answer to an earlier one is ignored. */
  const uploadNumber = useRef(0)

  async function start(file: File) {
    const fileName = file.name
    const ownNumber = ++uploadNumber.current
    const isCurrent = () => uploadNumber.current === ownNumber
    if (file.size > uploadMaxBytes[kind]) {
      return setState({ phase: 'failed', fileName, message: tooLargeText(kind) })
    }
    setState({ phase: 'sending', fileName, percent: 0, interruption: null })
    const sender = await import('./send-file.ts').catch(() => null)
    if (!isCurrent()) return
    if (!sender) return handleFailure({ status: null, code: null }, fileName)
    runningUpload.current = sender.sendFile(file, kind, {
      onProgress: (fraction) => isCurrent() && setState(progress(fileName, fraction)),
      onUploaded: (uploadId) => isCurrent() && void check(uploadId, fileName, isCurrent),
      onFailed: (failure) => isCurrent() && handleFailure(failure, fileName),
    })
  }

  function handleFailure(failure: SendFailure, fileName: string) {
    if (failure.status === null && runningUpload.current) return setState(withInterruption('lost'))
    runningUpload.current = null
    setState({ phase: 'failed', fileName, message: sendFailureText(failure, kind) })
  }

  async function check(uploadId: string, fileName: string, isCurrent: () => boolean) {
    runningUpload.current = null
    setState({ phase: 'checking', fileName })
    try {
      const result = await fetchResult(kind, uploadId, fileName)
      if (!isCurrent()) return
      setState({ phase: 'done', fileName })
      onDone(result)
    } catch (error) {
      if (!isCurrent()) return
      const message = checkFailureText(error instanceof ORPCError ? error : null)
      setState({ phase: 'failed', fileName, message })
    }
  }

  const resume = () => {
    if (!runningUpload.current) return
    setState(withInterruption(null))
    runningUpload.current.resume()
  }
  const pause = () => {
    runningUpload.current?.pause()
    setState(withInterruption('paused'))
  }
  const cancel = () => {
    uploadNumber.current++
    runningUpload.current?.cancel()
    runningUpload.current = null
    setState({ phase: 'idle' })
  }

  const isSending = state.phase === 'sending' && state.interruption === null
  const handleConnectionLoss = useEffectEvent(() => {
    runningUpload.current?.pause()
    setState(withInterruption('lost'))
  })
  useEffect(() => {
    if (!isSending) return
    const handleOffline = () => handleConnectionLoss()
    window.addEventListener('offline', handleOffline)
    return () => window.removeEventListener('offline', handleOffline)
  }, [isSending])

  const isLost = state.phase === 'sending' && state.interruption === 'lost'
  const resumeUpload = useEffectEvent(resume)
  useEffect(() => {
    if (!isLost) return
    const handleOnline = () => resumeUpload()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [isLost])
  useEffect(() => {
    const upload = runningUpload
    const number = uploadNumber
    return () => {
      number.current++
      upload.current?.pause()
    }
  }, [])

  return { state, start, pause, resume, cancel }
}

async function fetchResult<Kind extends UploadKind>(
  kind: Kind,
  uploadId: string,
  fileName: string,
) {
  const result =
    kind === 'import' ? { kind, uploadId, fileName } : await api.upload.check({ uploadId })
  if (result.kind !== kind) throw new Error('the upload has another kind')
  return result as UploadResult<Kind>
}

const progress = (fileName: string, fraction: number) => (state: UploadState) => {
  const interruption = state.phase === 'sending' ? state.interruption : null
  return { phase: 'sending', fileName, percent: Math.floor(fraction * 100), interruption } as const
}

const withInterruption = (interruption: null | 'paused' | 'lost') => (state: UploadState) =>
  state.phase === 'sending' ? { ...state, interruption } : state
