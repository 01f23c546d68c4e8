import { mix } from '../paper/color.ts'
import { mark } from '../paper/marks.ts'
import { flat, piece } from '../paper/pieces.ts'

export interface LanternOptions {
  /** colour of the lit panes */
  color?: string
  frame?: string
  /** Without a flame; give `color` a dark glass. */
  lit?: boolean
}

/** A lantern, lit by default, standing at (0, 0), 120 units tall with its ring. */
export function lantern(options: LanternOptions = {}): string {
  const { color = '#ffcf5c', frame = '#3a2a3f', lit = true } = options
  const light = mix(frame, '#ffffff', 0.22)
  const shade = mix(color, '#b4562a', lit ? 0.34 : 0.12)
  const bars = 'M-21 -72L-25 -12M21 -72L25 -12M-8 -72L-9 -12M8 -72L9 -12'
  return (
    `<path d="M-3 -92a13 13 0 1 1 6 0" fill="none" stroke="${frame}" stroke-width="4"/>` +
    piece('M-27 -71L-7 -90L7 -91L26 -72Z', frame) +
    flat('M-27 -71L-7 -90L-1 -91L-10 -71Z', light) +
    flat('M-21 -72H21L25 -12H-25Z', color) +
    flat('M-21 -72H-8L-9 -12H-25ZM21 -72H8L9 -12H25Z', shade, 0.8) +
    flat('M-21 -72H21L25 -12H-25Z', '#fff7d6', lit ? 0.45 : 0.1) +
    (lit
      ? flat('M0 -58C12 -42 10 -26 0 -24C-10 -26 -12 -42 0 -58Z', '#ff9d3c') +
        flat('M0 -46C6 -37 5 -28 0 -27C-5 -28 -6 -37 0 -46Z', '#fff3b8')
      : flat('M-7 -14V-30H7V-14Z', '#efe2c6')) +
    `<path d="${bars}" fill="none" stroke="${frame}" stroke-width="3.5"/>` +
    piece('M-29 -14L29 -15L31 0H-30Z', frame) +
    flat('M-29 -14L29 -15L29 -11L-29 -10Z', light) +
    mark('light', 0, -42, 32)
  )
}
