import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, leaf } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'

/**
 * A hollow log lying on the ground, 530 units long, open on the left; its back is 204 units up, its broken
 * branch 316.
 */
export const hollowLog = (bark = '#8a5a3c', moss = '#8f9a4a') => {
  const cut = lighter(bark, 0.42)
  const body = 'M-190 -204C-60 -214 150 -206 240 -192C276 -150 276 -44 240 -4C120 4 -80 6 -190 0Z'
  const stub = 'M96 -196C92 -232 104 -262 128 -286L162 -268C146 -246 146 -222 152 -194Z'
  const grain = line(
    'M-90 -160C0 -170 120 -164 190 -158M-70 -110C-10 -104 60 -110 110 -112M140 -96C176 -94 206 -96 226 -100M-84 -54C20 -46 90 -56 200 -46',
    darker(bark, 0.25),
    5,
  )
  const cushion = [-40, 10, 66, 118, 176, 216].map((x, i) =>
    ellipse(x, -200 + Math.abs(i - 2) * 3, 44, 20 + (i % 2) * 8),
  )
  return `${piece(stub, darker(bark, 0.12))}${piece(body, bark)}${grain}${piece(cushion, moss)}${piece(ellipse(-190, -102, 74, 104), cut)}${line(ellipse(-190, -102, 66, 95), darker(cut, 0.16), 3)}${flat(ellipse(-190, -100, 57, 84), darker(bark, 0.62))}${flat(ellipse(-176, -92, 40, 66), darker(bark, 0.78))}${piece([leaf(150, -284, -1.2, 34), leaf(152, -282, -0.3, 30)], moss)}${flat(circle(60, -80, 9) + circle(84, -72, 5), darker(bark, 0.3))}`
}
