// Marks say what a drawing shows and where. They are part of its SVG, so they move with the drawing, and are
// removed before the picture is made.

const markKinds = [
  /** One open eye of a figure. */
  'eye',
  /** One open eye of an owl. */
  'owl',
  /** The face of a figure that sleeps. */
  'sleeper',
  /** A lantern, candle, lamp or fire, lit or not. */
  'light',
  'sun',
  'moon',
  /** Open sky at night. */
  'stars',
  'cloud',
  /** Leaves on a tree or bush. */
  'leaves',
  /** Snow on a tree, or falling. */
  'snow',
  'flower',
  /** Something smooth that gleams. */
  'shine',
  /** Open water, seen from above. */
  'water',
  /** Open water, seen from below. */
  'bubbles',
] as const
export type MarkKind = (typeof markKinds)[number]

/** The mark of a thing with its middle at (x, y), about 2 `r` wide, in the units of the drawing. */
export const mark = (kind: MarkKind, x: number, y: number, r: number) =>
  `<mark kind="${kind}" x="${x}" y="${y}" r="${r}"/>`

const pattern = /<mark kind="(\w+)" x="([^"]+)" y="([^"]+)" r="([^"]+)"\/>/g

/** Replaces each mark by `draw`'s SVG, in its place. */
export const replaceMarks = (
  svg: string,
  draw: (kind: MarkKind, x: number, y: number, r: number) => string,
) =>
  svg.replaceAll(pattern, (_mark, kind: MarkKind, x: string, y: string, r: string) =>
    draw(kind, Number(x), Number(y), Number(r)),
  )

export const withoutMarks = (svg: string) => svg.replaceAll(pattern, '')
