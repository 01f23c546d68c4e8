import type { CSSProperties } from 'react'
import type { ReaderLook } from './reader-look.ts'
import type { ReaderSettings } from './use-reader-settings.ts'
import './reader-design.css'
import './reader-fonts.css'

const fontFamilies: Record<ReaderLook['font'], string> = {
  andika: '"Andika", "Andika Fallback", sans-serif',
  atkinson: '"Atkinson Hyperlegible Next", "Andika", sans-serif',
  lexend: '"Lexend", "Andika", sans-serif',
  opendyslexic: '"OpenDyslexic", "Andika", sans-serif',
  literata: '"Literata", Georgia, serif',
}

/** Attributes and custom properties of the reader's root element. */
export function readerAttributes({ look, aids }: ReaderSettings) {
  const size = `${look.textSizePx / 16}rem`
  const style = {
    // A page may have a smaller one, which fits the window.
    '--reader-size': size,
    '--print-size': size,
    '--reader-font': fontFamilies[look.font],
  }
  return {
    'data-design': look.design ?? undefined,
    'data-font': look.font,
    'data-spacing': aids.spacing,
    'data-syllables': aids.syllables,
    style: style as CSSProperties,
  }
}
