import { ORPCError } from '@orpc/client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CheckedUpload, UploadKind } from '../../../contract/upload.ts'
import { uploadMaxBytes } from '../../../contract/upload-limits.ts'
import { api } from '../../data/api.ts'
import type { SendFailure, Sending } from './send-file.ts'
import { checkFailure, sendFailure, tooLarge } from './upload-words.ts'

/** What is there when a file has arrived; files to import are read by the import and not checked. */
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
      /** `lost`: goes on by itself as soon as there is a network. */
      halt: null | 'paused' | 'lost'
    }
  | { phase: 'checking'; fileName: string }
  | { phase: 'done'; fileName: string }
  | { phase: 'failed'; fileName: string; sentence: string }

/** Sends a file and has it checked; it goes on after a lost connection. */
export function useUpload<Kind extends UploadKind>(
  kind: Kind,
  onDone: (result: UploadResult<Kind>) => void,
) {
  const [state, setState] = useState<UploadState>({ phase: 'idle' })
  const sending = useRef<Sending | null>(null)
  /** Counts the files, so that a late answer of a file before does not show. */
  const turn = useRef(0)

  async function start(file: File) {
    const fileName = file.name
    const mine = ++turn.current
    const isMine = () => turn.current === mine
    if (file.size > uploadMaxBytes[kind]) {
      return setState({ phase: 'failed', fileName, sentence: tooLarge(kind) })
    }
    setState({ phase: 'sending', fileName, percent: 0, halt: null })
    const code = await import('./send-file.ts').catch(() => null)
    if (!isMine()) return
    if (!code) return handleFailure({ status: null, code: null }, fileName)
    sending.current = code.sendFile(file, kind, {
      onProgress: (share) => isMine() && setState(progress(fileName, share)),
      onArrived: (uploadId) => isMine() && void check(uploadId, fileName, isMine),
      onFailed: (failure) => isMine() && handleFailure(failure, fileName),
    })
  }

  function handleFailure(failure: SendFailure, fileName: string) {
    if (failure.status === null && sending.current) return setState(halted('lost'))
    sending.current = null
    setState({ phase: 'failed', fileName, sentence: sendFailure(failure, kind) })
  }

  async function check(uploadId: string, fileName: string, isMine: () => boolean) {
    sending.current = null
    setState({ phase: 'checking', fileName })
    try {
      const result = await resultOf(kind, uploadId, fileName)
      if (!isMine()) return
      setState({ phase: 'done', fileName })
      onDone(result)
    } catch (error) {
      if (!isMine()) return
      const sentence = checkFailure(error instanceof ORPCError ? error : null)
      setState({ phase: 'failed', fileName, sentence })
    }
  }

  const resume = () => {
    if (!sending.current) return
    setState(halted(null))
    sending.current.resume()
  }
  const pause = () => {
    sending.current?.pause()
    setState(halted('paused'))
  }
  const cancel = () => {
    turn.current++
    sending.current?.cancel()
    sending.current = null
    setState({ phase: 'idle' })
  }

  const isMoving = state.phase === 'sending' && state.halt === null
  const breakOff = useEffectEvent(() => {
    sending.current?.pause()
    setState(halted('lost'))
  })
  useEffect(() => {
    if (!isMoving) return
    const handleOffline = () => breakOff()
    window.addEventListener('offline', handleOffline)
    return () => window.removeEventListener('offline', handleOffline)
  }, [isMoving])

  const isLost = state.phase === 'sending' && state.halt === 'lost'
  const goOn = useEffectEvent(resume)
  useEffect(() => {
    if (!isLost) return
    const handleOnline = () => goOn()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [isLost])
  useEffect(() => {
    const atWork = sending
    const files = turn
    return () => {
      files.current++
      atWork.current?.pause()
    }
  }, [])

  return { state, start, pause, resume, cancel }
}

async function resultOf<Kind extends UploadKind>(kind: Kind, uploadId: string, fileName: string) {
  const result =
    kind === 'import' ? { kind, uploadId, fileName } : await api.upload.check({ uploadId })
  if (result.kind !== kind) throw new Error('the upload is of another kind')
  return result as UploadResult<Kind>
}

const progress = (fileName: string, share: number) => (state: UploadState) => {
  const halt = state.phase === 'sending' ? state.halt : null
  return { phase: 'sending', fileName, percent: Math.floor(share * 100), halt } as const
}

const halted = (halt: null | 'paused' | 'lost') => (state: UploadState) =>
  state.phase === 'sending' ? { ...state, halt } : state
