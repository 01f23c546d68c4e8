declare global {
  /** Answers by path and query. The script in index.html asks before this code is loaded. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined
}

/** The answer that the page asked for before its code was loaded; undefined if there is none, and the second time. */
export function takeEarlyAnswer({ url }: Request): Promise<Response> | undefined {
  const { pathname, search } = new URL(url)
  const answer = globalThis.earlyAnswers?.get(pathname + search)
  globalThis.earlyAnswers?.delete(pathname + search)
  return answer
}

/** Early answers are those of the first session. */
export const forgetEarlyAnswers = () => globalThis.earlyAnswers?.clear()
