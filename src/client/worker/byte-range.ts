/**
 * Resolves a Range header for a file of `size` bytes to `bytes=<first>-<last>`, both inclusive; `none` if
 * the range is outside the file, `whole` for invalid and multiple ranges (RFC 9110, 14.1.2).
 */
export function resolveRange(range: string, size: number): string {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '')
    return Number(last) === 0 || size === 0 ? 'none' : part(size - Number(last), size)
  if (last !== '' && Number(last) < Number(first)) return 'whole'
  if (Number(first) >= size) return 'none'
  return part(Number(first), last === '' ? size : Math.min(Number(last) + 1, size))
}

/** `end` is exclusive. */
const part = (first: number, end: number) => `bytes=${Math.max(first, 0)}-${end - 1}`
