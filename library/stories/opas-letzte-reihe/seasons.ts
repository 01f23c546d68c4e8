// Where everything is in the garden, and how it changes from March to March.

/** The plan, in metres. */
export const plan = {
  rows: Array.from({ length: 11 }, (_, i) => (i - 5) * 0.72),
  front: 0,
  back: 4.6,
  compost: { x: 2.1, z: 6.1 },
  last: { from: -1.9, to: 1.9, z: 7.3 },
  fence: 8.6,
  bench: { x: -3.2, z: 5.8 },
  shed: { x: -4.6, z: 7.6 },
} as const

export interface Season {
  /** 0 bare earth, 1 July. */
  growth: number
  lawn: string
  earth: string
  /** Height of the nettles in units; 0 bare and raked. */
  nettles: number
  /** Colours of the sky from top to bottom. */
  sky: readonly string[]
  hedge: string
  labels?: 'scrawled' | 'neat'
  /** How many rows have their label. */
  labelled?: number
  lastLabel?: boolean
}

export const seasons = {
  march: {
    labelled: 5,
    growth: 0,
    lawn: '#b9c98c',
    earth: '#94694c',
    nettles: 0,
    sky: ['#bcd9d6', '#d6e6da', '#eef0da'],
    hedge: '#a79a80',
  },
  april: {
    growth: 0.18,
    lawn: '#b7d596',
    earth: '#8a6148',
    nettles: 0,
    sky: ['#c6dedd', '#dfe8df', '#f4efdf'],
    hedge: '#a9c59a',
  },
  may: {
    growth: 0.28,
    lawn: '#a6d08c',
    earth: '#855c45',
    nettles: 44,
    sky: ['#a9dbdb', '#cfeadb', '#f6f3d4'],
    hedge: '#7fb88a',
    lastLabel: true,
  },
  june: {
    growth: 0.66,
    lawn: '#86bd84',
    earth: '#6f5244',
    nettles: 190,
    sky: ['#93c4c0', '#b6d8c8', '#d9e6cc'],
    hedge: '#5f9d7c',
    lastLabel: true,
  },
  july: {
    growth: 1,
    lawn: '#9cca78',
    earth: '#75553f',
    nettles: 230,
    sky: ['#86cfd6', '#bfe6d8', '#fbf3cc'],
    hedge: '#549a78',
    lastLabel: true,
  },
  nextMarch: {
    growth: 0,
    lawn: '#c6c983',
    earth: '#94664a',
    nettles: 26,
    sky: ['#ee9c80', '#f5b78b', '#fad09a'],
    hedge: '#9a8870',
    labels: 'neat',
  },
} satisfies Record<string, Season>
