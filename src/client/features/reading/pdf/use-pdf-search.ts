import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { findHits, type Hit, nextHitIndex } from './find-hits.ts'
import type { FoldedText } from './folded-text.ts'
import { readPageTexts } from './read-page-texts.ts'

/** The search in an open PDF. */
export interface PdfSearch {
  isOpen: boolean
  query: string
  /** Null until the text of the PDF is read. */
  hits: readonly Hit[] | null
  /** Index of the selected hit; null without one. */
  selectedIndex: number | null
  open: () => void
  close: () => void
  setQuery: (query: string) => void
  /** Shows the next (1) or previous (-1) hit, cyclically. */
  go: (step: 1 | -1) => void
}

interface PdfSearchOptions {
  document: PDFDocumentProxy
  /** The shown page, from 1. */
  page: number
  onPage: (page: number) => void
  onBroken: () => void
}

/** Searches the text of a PDF, which is read when the search is first opened. */
export function usePdfSearch({ document, page, onPage, onBroken }: PdfSearchOptions): PdfSearch {
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null)
  const texts = useTexts(document, isOpen, onBroken)
  const deferredQuery = useDeferredValue(query)
  const hits = useMemo(() => texts && findHits(texts, deferredQuery), [texts, deferredQuery])
  return {
    isOpen,
    query,
    hits: isOpen ? hits : null,
    selectedIndex,
    open: () => setOpen(true),
    close: () => {
      setOpen(false)
      setSelectedIndex(null)
    },
    setQuery: (typed) => {
      setQuery(typed)
      setSelectedIndex(null)
    },
    go: (step) => {
      const next = nextHitIndex(hits ?? [], selectedIndex, step, page)
      const hit = next === null ? undefined : hits?.[next]
      if (!hit) return
      setSelectedIndex(next)
      onPage(hit.page)
    },
  }
}

function useTexts(document: PDFDocumentProxy, isNeeded: boolean, onBroken: () => void) {
  const [texts, setTexts] = useState<FoldedText[] | null>(null)
  useEffect(() => {
    if (!isNeeded || texts) return
    let isCancelled = false
    readPageTexts(document).then(
      (read) => !isCancelled && setTexts(read),
      () => !isCancelled && onBroken(),
    )
    return () => {
      isCancelled = true
    }
  }, [document, isNeeded, texts, onBroken])
  return texts
}
