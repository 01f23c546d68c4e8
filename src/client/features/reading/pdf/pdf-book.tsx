import { type RefObject, useRef, useState } from 'react'
import { PdfPages } from './pdf-pages.tsx'
import { PdfSearchBar } from './pdf-search-bar.tsx'
import { PdfTools } from './pdf-tools.tsx'
import { useAvailableSpace } from './use-available-space.ts'
import type { OpenPdf } from './use-pdf.ts'
import { usePdfSearch } from './use-pdf-search.ts'
import { initialZoom, zoomPercent } from './zoom.ts'

interface PdfBookProps {
  pdf: OpenPdf
  language: string
  /** From 1. */
  page: number
  pageRef: RefObject<HTMLElement | null>
  onPage: (page: number) => void
  onBroken: () => void
}

/** The open PDF: tools, search and page. */
export function PdfBook(props: PdfBookProps) {
  const { pdf, page, onPage, onBroken } = props
  const frame = useRef<HTMLDivElement>(null)
  const searchButton = useRef<HTMLButtonElement>(null)
  const space = useAvailableSpace(frame)
  const [zoom, setZoom] = useState(initialZoom)
  const percent = space ? zoomPercent(zoom, pdf.pageSize, space) : 100
  const search = usePdfSearch({ document: pdf.document, page, onPage, onBroken })
  const handleClose = () => {
    search.close()
    searchButton.current?.focus()
  }
  return (
    <div className="pdf" data-searching={search.isOpen || undefined}>
      <div className="pdf-bar paper">
        <PdfTools
          zoom={zoom}
          percent={percent}
          onZoom={setZoom}
          search={search}
          searchButton={searchButton}
        />
        {search.isOpen && <PdfSearchBar search={search} onClose={handleClose} />}
      </div>
      <PdfPages {...props} frame={frame} space={space} percent={percent} search={search} />
    </div>
  )
}
