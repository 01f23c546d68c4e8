import { type DetailedError, type HttpRequest, Upload } from 'tus-js-client'
import type { UploadKind } from '../../../contract/upload.ts'

/** Small enough for the server's limit of one minute per request on a slow connection. */
const chunkBytes = 4 * 1024 * 1024
/** Delays before retries; progress resets them. */
const retryDelaysMs = [0, 1000, 2000, 5000, 10_000, 20_000]
const retryableStatuses = new Set([408, 409, 423, 429])

/** Status and code of a refusal; both null where the connection was lost. */
export interface SendFailure {
  status: number | null
  code: string | null
}

interface Listeners {
  /** `fraction` is 0 to 1. */
  onProgress: (fraction: number) => void
  onUploaded: (uploadId: string) => void
  /** The server refused the file, or all retries failed. */
  onFailed: (failure: SendFailure) => void
}

/** A running upload. */
export interface RunningUpload {
  pause(): void
  resume(): void
  /** Stops the upload and deletes it on the server. */
  cancel(): void
}

/** Uploads a file by the tus protocol; continues an upload that this browser has started before. */
export function sendFile(file: File, kind: UploadKind, listeners: Listeners): RunningUpload {
  const upload = new Upload(file, {
    endpoint: `${location.origin}/api/uploads`,
    metadata: { kind, filename: file.name },
    chunkSize: chunkBytes,
    retryDelays: retryDelaysMs,
    removeFingerprintOnSuccess: true,
    fingerprint: async () =>
      ['fabelhain-upload', kind, file.name, file.size, file.lastModified].join(':'),
    onBeforeRequest: requestJson,
    // Status 0 means no network, which can return.
    onShouldRetry: (error) => isRetryable(error.originalResponse?.getStatus() ?? 0),
    onProgress: (sentBytes, totalBytes) =>
      listeners.onProgress(totalBytes > 0 ? sentBytes / totalBytes : 0),
    onSuccess: () => listeners.onUploaded(uploadIdOf(upload)),
    onError: (error) => listeners.onFailed(failureOf(error)),
  })
  let isCancelled = false
  const start = async () => {
    const [previous] = await upload.findPreviousUploads()
    if (isCancelled) return
    if (previous) upload.resumeFromPreviousUpload(previous)
    upload.start()
  }
  void start()
  return {
    pause: () => void upload.abort(),
    resume: () => upload.start(),
    cancel() {
      isCancelled = true
      // If this fails, the server deletes the upload after a day.
      upload.abort(true).catch(() => undefined)
    },
  }
}

function requestJson(request: HttpRequest): void {
  request.setHeader('Accept', 'application/json')
}

const isRetryable = (status: number) =>
  status < 400 || status >= 500 || retryableStatuses.has(status)

const uploadIdOf = ({ url }: Upload) => url?.split('/').at(-1) ?? ''

function failureOf(error: Error | DetailedError): SendFailure {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (!response) return { status: null, code: null }
  return { status: response.getStatus(), code: parseCode(response.getBody()) }
}

function parseCode(body: string): string | null {
  try {
    const { code } = JSON.parse(body)
    return typeof code === 'string' ? code : null
  } catch {
    return null
  }
}
