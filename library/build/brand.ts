// Draws the logo mark, the icons and the site's link preview: node library/build/brand.ts
import { mkdir, writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { forestScenes } from '../draw/backgrounds/forest-scenes.ts'
import { printOnPaper } from '../draw/pictures/render.ts'
import { generatedDirectory, logoFile, publicDirectory } from '../paths.ts'

const night = '#151f4a'
const cream = '#fff3d6'

/** A lantern whose glass is an open book, between two leaves; 64 x 72 units. */
const mark = [
  '<path d="M17 60C5 55 0 45 1 32 10 36 15 44 17 60Z" fill="#3f8f86"/>',
  '<path d="M47 60C59 55 64 45 63 32 54 36 49 44 47 60Z" fill="#2f7470"/>',
  `<path d="M25 14V11a7 7 0 0 1 14 0v3" fill="none" stroke="${cream}" stroke-width="3.8" stroke-linecap="round"/>`,
  `<path d="M13.5 21 19 13.500H45L50.5 21Z" fill="${cream}" stroke="${cream}" stroke-width="2" stroke-linejoin="round"/>`,
  '<path d="M12 25C19 23 26 24 32 29V61C26 56 19 55 12 57Z" fill="#ffb64d"/>',
  '<path d="M52 25C45 23 38 24 32 29V61C38 56 45 55 52 57Z" fill="#f09a38"/>',
  '<path d="M32 33C39.5 41 40 48 32 54 24 48 24.5 41 32 33Z" fill="#fff6dc"/>',
  `<path d="M11 60C19 58 27 59.5 32 64.5 37 59.5 45 58 53 60V65C45 63 37 64.5 32 69.5 27 64.5 19 63 11 65Z" fill="${cream}"/>`,
].join('')

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>\n`

const placedMark = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${mark}</g>`

/** The app icon; `cornerRadius` is 0 where the system rounds its corners. */
const icon = (cornerRadius: number) =>
  svg(
    64,
    64,
    `<rect width="64" height="64" rx="${cornerRadius}" fill="${night}"/>${placedMark(8.5, 5.5, 0.735)}`,
  )

/** For systems that mask icons: the mark stays within the safe circle of 80 percent. */
const maskable = svg(
  64,
  64,
  `<rect width="64" height="64" fill="${night}"/>${placedMark(12.2, 9.1, 0.62)}`,
)

const writeIcon = async (name: string, source: string, width: number) => {
  const image = new Resvg(source, { fitTo: { mode: 'width', value: width } }).render()
  const bytes = await sharp(image.asPng())
    .png({ compressionLevel: 9, palette: width > 64 })
    .toBuffer()
  await writeFile(`${publicDirectory}/icons/${name}`, bytes)
}

const previewSize = { width: 1200, height: 630 }

/** The start page's scene with the site's name and what it offers. */
const linkPreview = () => {
  const scene = forestScenes.landing({ width: 1920, height: 1008 })
  const text = (y: number, size: number, attributes: string, content: string) =>
    `<text x="960" y="${y}" ${attributes} font-size="${size}" text-anchor="middle" fill="${cream}">${content}</text>`
  // resvg knows weight 800 of the variable font by this family name only.
  const title = 'font-family="Grandstander Thin" font-weight="800" letter-spacing="2"'
  scene.inFront(() => {
    scene.warm(960, 420, 720, night, 0.62, 0.55)
    scene.add(
      `<g filter="url(#s2)">${placedMark(892, 120, 2.1)}</g>`,
      `<g filter="url(#s2)">${text(448, 206, title, 'Fabelhain')}</g>`,
      text(540, 56, 'font-family="Andika"', 'Märchen und Fabeln'),
      text(612, 56, 'font-family="Andika"', 'zum gemeinsamen Lesen'),
    )
  })
  return scene.toString()
}

const main = async () => {
  await mkdir(`${publicDirectory}/icons`, { recursive: true })
  await mkdir(`${generatedDirectory}/og`, { recursive: true })
  await writeFile(logoFile, svg(64, 72, mark))
  await writeFile(`${publicDirectory}/icons/icon.svg`, icon(14))
  await writeIcon('icon-32.png', icon(14), 32)
  await writeIcon('icon-180.png', icon(0), 180)
  await writeIcon('icon-192.png', icon(0), 192)
  await writeIcon('icon-512.png', icon(0), 512)
  await writeIcon('icon-maskable-512.png', maskable, 512)
  const picture = await printOnPaper(linkPreview(), previewSize.width)
  const bytes = await sharp(picture).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
  await writeFile(`${generatedDirectory}/og/site.jpg`, bytes)
  process.stdout.write(`og/site.jpg ${Math.round(bytes.length / 1024)} KB\n`)
}

await main()
