import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Hit } from './find-hits.ts'
import { findHits, nextHit } from './find-hits.ts'
import type { FoldedText } from './folded-text.ts'
import { readTexts } from './read-texts.ts'

/** The search in an open book. */
export interface PdfSearch {
  isOpen: boolean
  words: string
  /** Null until the book's text is read. */
  hits: readonly Hit[] | null
  /** Position of the hit that was gone to. */
  at: number | null
  open: () => void
  close: () => void
  setWords: (words: string) => void
  /** Goes to the next (1) or the previous (-1) hit, around the end of the book. */
  go: (step: 1 | -1) => void
}

interface Searched {
  document: PDFDocumentProxy
  /** Shown now, from 1. */
  page: number
  onPage: (page: number) => void
  onBroken: () => void
}

/** Searches a book's text, which is read when the search is first opened. */
export function usePdfSearch({ document, page, onPage, onBroken }: Searched): PdfSearch {
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const [at, setAt] = useState<number | null>(null)
  const texts = useTexts(document, isOpen, onBroken)
  const wanted = useDeferredValue(words)
  const hits = useMemo(() => texts && findHits(texts, wanted), [texts, wanted])
  return {
    isOpen,
    words,
    hits: isOpen ? hits : null,
    at,
    open: () => setOpen(true),
    close: () => {
      setOpen(false)
      setAt(null)
    },
    setWords: (typed) => {
      setWords(typed)
      setAt(null)
    },
    go: (step) => {
      const next = nextHit(hits ?? [], at, step, page)
      const hit = next === null ? undefined : hits?.[next]
      if (!hit) return
      setAt(next)
      onPage(hit.page)
    },
  }
}

function useTexts(document: PDFDocumentProxy, isWanted: boolean, onBroken: () => void) {
  const [texts, setTexts] = useState<FoldedText[] | null>(null)
  useEffect(() => {
    if (!isWanted || texts) return
    let isLeft = false
    readTexts(document).then(
      (read) => !isLeft && setTexts(read),
      () => !isLeft && onBroken(),
    )
    return () => {
      isLeft = true
    }
  }, [document, isWanted, texts, onBroken])
  return texts
}
