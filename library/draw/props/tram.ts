// A tram from the side and from the front; wheels at (0, 0).

import { darker, lighter } from '../paper/color.ts'
import { circle, roundRect } from '../paper/geometry.ts'
import { flat, line, mirrored, piece } from '../paper/pieces.ts'

export interface TramColors {
  color?: string
  /** Colour of the windows. */
  pane?: string
  /** Whether its lamps burn. */
  isLit?: boolean
}

const bogie = (x: number) =>
  `${piece(roundRect(x - 74, -44, 148, 28, 8), '#4a4458')}${piece(circle(x - 42, -24, 24) + circle(x + 42, -24, 24), '#38334a')}${flat(circle(x - 42, -24, 10) + circle(x + 42, -24, 10), '#a9a4b4')}`

const pantograph = (y: number) =>
  `${line(`M-50 ${y}L10 ${y - 40}L-40 ${y - 78}M-86 ${y - 80}H6`, '#4a4458', 7)}`

/** A tram going right, seen from its side: 780 units long, 326 tall without its pantograph. */
export const tram = ({ color = '#d8584f', pane = '#cfe9ea', isLit = false }: TramColors = {}) => {
  const cream = '#fff1d6'
  const windows = [-330, -232, -134, 70, 168].map((x) => roundRect(x, -250, 84, 96, 12))
  const doors = [-36, 268].map(
    (x) =>
      piece(roundRect(x, -256, 92, 204, 10), lighter(color, 0.2)) +
      flat(roundRect(x + 9, -246, 33, 150, 6) + roundRect(x + 50, -246, 33, 150, 6), pane) +
      line(`M${x + 46} -250V-58`, darker(color, 0.3), 4),
  )
  const beam = isLit ? flat('M386 -96L560 -130V-40Z', '#fff0b8', 0.35) : ''
  return `${pantograph(-316)}${piece(roundRect(-300, -326, 600, 26, 10), '#8d8794')}${bogie(-240)}${bogie(240)}${beam}${piece('M-390 -44V-250Q-390 -306 -336 -306H330Q372 -306 382 -250L394 -120V-44Z', cream)}${piece('M-390 -44V-140H392L394 -120V-44Z', color)}${line('M-384 -140H388', lighter(color, 0.5), 6)}${flat(windows.join(''), pane)}${doors.join('')}${flat('M370 -250L378 -154H372Q364 -200 366 -250Z', pane)}${piece(circle(380, -96, 14), isLit ? '#fff3c0' : '#f6e6c8')}${piece(roundRect(-130, -298, 150, 34, 8), '#3f3a50')}${flat(circle(-108, -281, 9), '#f6c65b')}${line('M-84 -281H0', '#f6c65b', 6)}`
}

/** The same tram coming towards us: 300 units wide, 428 tall without its pantograph. */
export const tramFront = ({
  color = '#d8584f',
  pane = '#cfe9ea',
  isLit = false,
}: TramColors = {}) => {
  const lamp = isLit ? '#fff3c0' : '#f6e6c8'
  return `${line('M-60 -428L0 -478L60 -428M-80 -480H80', '#4a4458', 8)}${mirrored(piece(roundRect(-118, -46, 42, 46, 8), '#38334a'))}${piece('M-150 -34V-340Q-150 -428 -66 -428H66Q150 -428 150 -340V-34Q150 -22 136 -22H-136Q-150 -22 -150 -34Z', '#fff1d6')}${piece('M-150 -34V-168Q0 -140 150 -168V-34Q150 -22 136 -22H-136Q-150 -22 -150 -34Z', color)}${flat('M-122 -194V-322Q-122 -352 -92 -352H92Q122 -352 122 -322V-194Q0 -172 -122 -194Z', pane)}${line('M0 -352V-184', '#fff1d6', 6)}${piece(roundRect(-84, -410, 168, 42, 12), '#3f3a50')}${flat(circle(-52, -389, 11), '#f6c65b')}${line('M-24 -389H56', '#f6c65b', 8)}${mirrored(piece(circle(-96, -100, 24), lamp))}${line('M-52 -78Q0 -64 52 -78', lighter(color, 0.5), 7)}${piece(roundRect(-138, -44, 276, 20, 8), darker(color, 0.4))}`
}
