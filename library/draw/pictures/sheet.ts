import sharp from 'sharp'

const gap = 12

/** Arranges pictures in rows of `columns`, in cells as large as the largest; returns a PNG. */
export const composeSheet = async (pictures: readonly Buffer[], columns: number) => {
  const cells = await Promise.all(
    pictures.map(async (picture) => ({ picture, ...(await sharp(picture).metadata()) })),
  )
  const cellWidth = Math.max(...cells.map((cell) => cell.width))
  const cellHeight = Math.max(...cells.map((cell) => cell.height))
  const rows = Math.ceil(cells.length / columns)
  const layers = cells.map(({ picture }, i) => ({
    input: picture,
    left: (i % columns) * (cellWidth + gap),
    top: Math.floor(i / columns) * (cellHeight + gap),
  }))
  const width = columns * (cellWidth + gap) - gap
  const height = rows * (cellHeight + gap) - gap
  const board = sharp({ create: { width, height, channels: 3, background: '#2a2a33' } })
  return board.composite(layers).png().toBuffer()
}
