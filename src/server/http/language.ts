import { parseAccept } from 'hono/utils/accept'
import { Language } from '../../contract/base.ts'

/**
 * The language of a request (Accept-Language, RFC 9110 section 12.5.4): our pages send the one they
 * show. German where none of ours is named.
 */
export function preferredLanguage(headers: Headers | undefined): Language {
  const accepted = parseAccept((headers?.get('accept-language') ?? '').slice(0, 200))
  for (const { type, q } of accepted) {
    const language = Language.safeParse(type.toLowerCase().split('-')[0])
    if (language.success && q > 0) return language.data
  }
  return 'de'
}
