/** The colours of a picture. */
export interface Palette {
  /** From light and far to dark and near. */
  stops: readonly string[]
  /** Meadows and hills by daylight, from far to near. */
  land: readonly string[]
  sun: string
  accent: string
  /** Darker than the darkest sheet, or dark paper gets a bluish halo. */
  shadow: string
  /** Share of night blue mixed into sky and land at night, 0 to 1. */
  nightShare: number
}

export const palettes = {
  midnight: {
    stops: ['#d9f1ea', '#8fcfd0', '#4f9db5', '#2f6b97', '#23477d', '#1b2f63', '#151f4a', '#101538'],
    land: ['#bfe3d6', '#93cdbd', '#66ad9c', '#458b82', '#2f6a6e'],
    sun: '#fff3cf',
    accent: '#ffdf94',
    shadow: '#050a26',
    nightShare: 0,
  },
  sunrise: {
    stops: ['#fff6dc', '#ffdca8', '#fbb183', '#ee8571', '#cf5f6e', '#a24468', '#73315c', '#4a214a'],
    land: ['#f6d98c', '#dccb6c', '#bcc75e', '#93b858', '#5f9450'],
    sun: '#fff0b3',
    accent: '#ffb59a',
    shadow: '#3a0f2c',
    nightShare: 0.4,
  },
  emerald: {
    stops: ['#fdf6d8', '#d5ecc8', '#93cfb8', '#4fa79d', '#2b7c82', '#1b5866', '#123d4d', '#0b2836'],
    land: ['#c3e2b8', '#9dd0a8', '#74b98f', '#4f9d7d', '#2f7a6a'],
    sun: '#fff6cf',
    accent: '#f6a58b',
    shadow: '#02161f',
    nightShare: 0.3,
  },
  winter: {
    stops: ['#ffffff', '#eaf3fb', '#cfe0f3', '#a9c3e3', '#7f9fcf', '#5a79b3', '#3f5891', '#2b3d6e'],
    land: ['#dfeaf6', '#eaf2fa', '#f4f8fd', '#ffffff', '#cfdff0'],
    sun: '#fff2e0',
    accent: '#e8626b',
    shadow: '#14204a',
    nightShare: 0.25,
  },
  autumn: {
    stops: ['#fff3cf', '#ffd98a', '#f7b04f', '#e28334', '#bd5a2c', '#8f3d2a', '#642a27', '#431d20'],
    land: ['#f6d27a', '#eebb58', '#dc9c45', '#bf7f3a', '#8f5a33'],
    sun: '#fff0b8',
    accent: '#f2c14e',
    shadow: '#260c0e',
    nightShare: 0.5,
  },
  ocean: {
    stops: ['#fef6e0', '#c9f0e6', '#86dbd7', '#42b9c6', '#1f8fae', '#176a90', '#124a72', '#0d3155'],
    land: ['#cfe8c6', '#a5d6b0', '#7cc3a0', '#f0dba6', '#d9b078'],
    sun: '#ffe9a8',
    accent: '#ff8f70',
    shadow: '#041a30',
    nightShare: 0.2,
  },
  gold: {
    stops: ['#fffaea', '#ffeec2', '#fbd68d', '#eab25f', '#cf8a4c', '#a3603f', '#733f3a', '#482732'],
    land: ['#f3dd9c', '#dccf7f', '#bcbd6a', '#93a45a', '#6c8350'],
    sun: '#fff4c9',
    accent: '#d85c5c',
    shadow: '#2b1218',
    nightShare: 0.45,
  },
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
