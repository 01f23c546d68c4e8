import { cp } from 'node:fs/promises'

/** Source and target of the folders that the built server serves or reads besides its own code. */
const assets = [
  ['drizzle', 'dist/migrations'],
  ['content/roadmap', 'dist/roadmap'],
  ['content/news', 'dist/news'],
  ['content/generated/backgrounds', 'dist/client/backgrounds'],
  ['content/generated/avatars', 'dist/client/avatars'],
  ['content/generated/kids', 'dist/client/kids'],
  ['content/generated/og', 'dist/client/og'],
] as const

for (const [from, to] of assets) await cp(from, to, { recursive: true })
