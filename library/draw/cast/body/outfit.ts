import { mix } from '../../paper/color.ts'
import { points, star5 } from '../../paper/geometry.ts'
import { flat, line, piece } from '../../paper/pieces.ts'
import {
  brass,
  type Clothes,
  type Cut,
  cloth,
  cutOf,
  dark,
  type Outfit,
  pale,
  printed,
} from './cloth.ts'
import {
  apron,
  bow,
  buttons,
  dotsAt,
  lapels,
  opening,
  patch,
  path,
  pockets,
  roundCollar,
  shoulderBag,
  skirted,
  straps,
  toggles,
} from './garment.ts'
import type { Trunk } from './trunk.ts'

const outfits: Record<Outfit, (trunk: Trunk, clothes: Clothes, cut: Cut) => string> = {
  coat: (trunk, { color }, cut) =>
    skirted(trunk, color, cut, pale(color)) +
    opening(trunk, 0.52, dark(color)) +
    pockets(trunk, 0.1, dark(color, 0.12)) +
    buttons(trunk, 0.72, 0.06) +
    (trunk.on(2, 0.3) ? line(trunk.across(0.32), dark(color), 6) : '') +
    lapels(trunk, pale(color, 0.4)),
  dress: (trunk, { color }, cut) =>
    skirted(trunk, printed(color, 'dots', 24), cut, pale(color)) +
    line(trunk.across(0.36), dark(color), 5) +
    bow(trunk, dark(color, 0.2)) +
    roundCollar(trunk, pale(color)),
  jumper: (trunk, { color }, { below = 0 }) =>
    piece(trunk.bodice(below), dark(color, 0.2)) +
    cloth(trunk.bodice(below - trunk.body.trunk * 0.07), color) +
    line(trunk.across(0.62), pale(color), trunk.body.trunk * 0.1) +
    line(trunk.across(0.44), pale(color, 0.4), trunk.body.trunk * 0.05) +
    roundCollar(trunk, dark(color, 0.14)),
  shirt: (trunk, { color }, { below = 0 }) => {
    const star = trunk.on(0, 0.56)
    return (
      cloth(trunk.bodice(below), color) +
      (star ? flat(star5(star[0], star[1], trunk.body.trunk * 0.2, 0.1), pale(color, 0.7)) : '') +
      roundCollar(trunk, pale(color, 0.5))
    )
  },
  dungarees: (trunk, { color, shirt }, { below = 0 }) => {
    const stripes = [0.9, 0.74, 0.58, 0.42].map((v) => trunk.across(v)).join('')
    const pocket = points('-0.22,0.52 -0.2,0.34 0.2,0.34 0.22,0.52').map(([u, v]) => trunk.on(u, v))
    return (
      cloth(trunk.bodice(below), shirt) +
      line(stripes, mix(shirt, color, 0.45), 3.4) +
      straps(trunk, 0.62, color) +
      cloth(trunk.lower(0.28, below + 4), color) +
      patch(trunk, points('-0.44,0.66 0.44,0.66 0.62,0.16 -0.62,0.16'), color) +
      line(path(pocket), dark(color), 2.4) +
      dotsAt(trunk, points('-0.34,0.62 0.34,0.62'), 3.4, brass)
    )
  },
  raincoat: (trunk, { color }, cut) =>
    skirted(trunk, color, cut, pale(color, 0.5), 0.045) +
    opening(trunk, 0.48, dark(color)) +
    pockets(trunk, 0.06, pale(color, 0.2)) +
    toggles(trunk, dark(color, 0.7)) +
    roundCollar(trunk, pale(color, 0.3)),
  pyjamas: (trunk, { color }, { below = 0 }) =>
    cloth(trunk.bodice(below), printed(color, 'stars', 30)) +
    opening(trunk, 0, dark(color)) +
    buttons(trunk, 0.74, 0.12, '#fff3d6') +
    lapels(trunk, pale(color)),
  swimsuit: (trunk, { color, skin }) =>
    piece(trunk.bodice(4), skin) +
    straps(trunk, 0.76, color) +
    piece(trunk.lower(0.78, 8), color) +
    line(trunk.across(0.6) + trunk.across(0.42), pale(color), 5),
  oilskin: (trunk, { color }, cut) =>
    skirted(trunk, color, cut, dark(color, 0.14), 0.04) +
    opening(trunk, 0.52, dark(color)) +
    pockets(trunk, 0.04, dark(color, 0.1)) +
    toggles(trunk, dark(color, 0.7)) +
    roundCollar(trunk, dark(color, 0.2)),
  robe: (trunk, { color }, cut) =>
    skirted(trunk, color, cut, '#f2c14e') +
    opening(trunk, 0.9, pale(color, 0.4)) +
    line(trunk.across(0.3), '#f2c14e', 9) +
    roundCollar(trunk, '#fdf2e0', 1.8),
  rolledShirt: (trunk, { color }, { below = 0 }) =>
    cloth(trunk.bodice(below), color) +
    opening(trunk, 0, dark(color, 0.2)) +
    buttons(trunk, 0.74, 0.14, '#fff3d6') +
    lapels(trunk, pale(color, 0.5)),
}

/** The clothes of trunk and seat, with an apron. */
export function dressed(trunk: Trunk, clothes: Clothes): string {
  const cut = cutOf(clothes)
  const share = cut.skirt ? cut.skirt[0] - 0.06 : 0.44
  return (
    outfits[clothes.outfit](trunk, clothes, cut) +
    (clothes.apron ? apron(trunk, clothes.apron, share) : '') +
    (clothes.bag ? shoulderBag(trunk, clothes.bag) : '')
  )
}
