import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Language } from '../../../../../contract/base.ts'
import { query } from '../../../../data/api.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'

const typingPauseMs = 600

/** Paragraphs with soft hyphens between their syllables; as they are until those are known. */
export function useSyllabified(
  paragraphs: string[],
  syllables: Record<string, string>,
  language: Language,
): string[] {
  const wanted = useMemo(() => ({ paragraphs, syllables }), [paragraphs, syllables])
  const input = useDebounced(wanted, typingPauseMs)
  const answer = useQuery({
    ...query.draft.syllabify.queryOptions({ input }),
    placeholderData: keepPreviousData,
    enabled: language === 'de' && input.paragraphs.length > 0,
  })
  return paragraphs.map((paragraph, at) => {
    const divided = answer.data?.[at]
    // An answer to what stood there before would show old words.
    return divided?.replaceAll('\u00ad', '') === paragraph ? divided : paragraph
  })
}
