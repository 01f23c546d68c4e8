import sharp from 'sharp'

const gap = 12

/** Lays pictures of equal height side by side in rows, for a look at all of them. */
export const contactSheet = async (pictures: readonly Buffer[], columns: number) => {
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
