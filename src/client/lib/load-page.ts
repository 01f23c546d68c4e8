const chunkTimeoutMs = 120_000

/** The code of a page failed to load (spec 8.15). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** Loads a page's code; throws `ChunkLoadError` (spec 8.15) on failure and after 120 s (spec 9.24). */
export async function loadPage<Page>(
  load: () => Promise<Page>,
  timeoutMs = chunkTimeoutMs,
): Promise<Page> {
  try {
    return await withTimeout(load(), timeoutMs)
  } catch (error) {
    throw new ChunkLoadError('Loading a page failed', { cause: error })
  }
}

function withTimeout<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`timeout after ${timeoutMs} ms`)), timeoutMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
