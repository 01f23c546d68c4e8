import type { DetailedError, HttpRequest } from 'tus-js-client'
import { Upload } from 'tus-js-client'
import type { UploadKind } from '../../../contract/upload.ts'

/** Small enough for the minute that the server gives one request, on a slow line too. */
const chunkBytes = 4 * 1024 * 1024
/** Waits before another try; they begin anew as soon as something has arrived. */
const retryDelaysMs = [0, 1000, 2000, 5000, 10_000, 20_000]
const worthAnotherTry = new Set([408, 409, 423, 429])

/** What the server said to a request that it refused; the connection is lost where it said nothing. */
export interface SendFailure {
  status: number | null
  code: string | null
}

interface Listeners {
  /** A share of 0 to 1. */
  onProgress: (share: number) => void
  onArrived: (uploadId: string) => void
  /** Tried again for half a minute in vain, or refused. */
  onFailed: (failure: SendFailure) => void
}

/** A file on its way. */
export interface Sending {
  pause(): void
  resume(): void
  /** Ends it and has the server forget what has arrived. */
  cancel(): void
}

/** Sends a file by tus; one that was begun before, in this browser, goes on where it stopped. */
export function sendFile(file: File, kind: UploadKind, listeners: Listeners): Sending {
  const upload = new Upload(file, {
    endpoint: `${location.origin}/api/uploads`,
    metadata: { kind, filename: file.name },
    chunkSize: chunkBytes,
    retryDelays: retryDelaysMs,
    removeFingerprintOnSuccess: true,
    fingerprint: async () =>
      ['fabelhain-upload', kind, file.name, file.size, file.lastModified].join(':'),
    onBeforeRequest: askForJson,
    // Without a network too: it may be back at the next try.
    onShouldRetry: (error) => mayHelp(error.originalResponse?.getStatus() ?? 0),
    onProgress: (sentBytes, totalBytes) =>
      listeners.onProgress(totalBytes > 0 ? sentBytes / totalBytes : 0),
    onSuccess: () => listeners.onArrived(idOf(upload)),
    onError: (error) => listeners.onFailed(failureOf(error)),
  })
  let isEnded = false
  const begin = async () => {
    const [earlier] = await upload.findPreviousUploads()
    if (isEnded) return
    if (earlier) upload.resumeFromPreviousUpload(earlier)
    upload.start()
  }
  void begin()
  return {
    pause: () => void upload.abort(),
    resume: () => upload.start(),
    cancel() {
      isEnded = true
      // What cannot be told now, the server forgets by itself after a day.
      upload.abort(true).catch(() => undefined)
    },
  }
}

function askForJson(request: HttpRequest): void {
  request.setHeader('Accept', 'application/json')
}

const mayHelp = (status: number) => status < 400 || status >= 500 || worthAnotherTry.has(status)

const idOf = ({ url }: Upload) => url?.split('/').at(-1) ?? ''

function failureOf(error: Error | DetailedError): SendFailure {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (!response) return { status: null, code: null }
  return { status: response.getStatus(), code: codeIn(response.getBody()) }
}

function codeIn(body: string): string | null {
  try {
    const { code } = JSON.parse(body)
    return typeof code === 'string' ? code : null
  } catch {
    return null
  }
}
