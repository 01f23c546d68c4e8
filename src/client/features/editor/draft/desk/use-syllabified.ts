import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Language } from '../../../../../contract/base.ts'
import { query } from '../../../../data/core/api.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'

const typingPauseMs = 600

/** The paragraphs with soft hyphens between syllables; unchanged until the server answers, and in English. */
export function useSyllabified(
  paragraphs: string[],
  syllables: Record<string, string>,
  language: Language,
): string[] {
  const current = useMemo(() => ({ paragraphs, syllables }), [paragraphs, syllables])
  const input = useDebounced(current, typingPauseMs)
  const answer = useQuery({
    ...query.draft.syllabify.queryOptions({ input }),
    placeholderData: keepPreviousData,
    enabled: language === 'de' && input.paragraphs.length > 0,
  })
  return paragraphs.map((paragraph, at) => {
    const divided = answer.data?.[at]
    // An answer for an older text does not match.
    return divided?.replaceAll('\u00ad', '') === paragraph ? divided : paragraph
  })
}
