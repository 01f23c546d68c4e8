import { z } from 'zod'

export const Paragraph = z.object({
  text: z.string(),
  /** The text with soft hyphens (U+00AD) between spoken syllables; null where a language has none. */
  syllables: z.string().nullable(),
  /** Start and (exclusive) end of each sentence in `text`, in UTF-16 units. */
  sentences: z.array(z.tuple([z.number().int(), z.number().int()])),
})
export type Paragraph = z.infer<typeof Paragraph>

/** Signed addresses of one picture by its width in pixels. */
const Picture = z.object({
  alt: z.string(),
  sources: z.array(z.object({ width: z.number().int(), url: z.string() })),
  /** Width divided by height; null where it is unknown, as in the library, whose pictures are 4:3. */
  aspectRatio: z.number().positive().nullable(),
})

const percent = z.number().min(0).max(100)

/** What answers a touch, and how. */
export const SurpriseKind = z.enum([
  'eyes',
  'owl',
  'sleeper',
  'light',
  'sun',
  'moon',
  'stars',
  'cloud',
  'leaves',
  'snow',
  'flower',
  'shine',
  'water',
  'bubbles',
])
export type SurpriseKind = z.infer<typeof SurpriseKind>

/**
 * A thing in a picture that answers a touch: its middle and radius in per cent, `x` and `r` of the picture's
 * width, `y` of its height.
 */
export const Surprise = z.strictObject({
  kind: SurpriseKind,
  x: percent,
  y: percent,
  r: percent,
  /** Colour of the thing; of the fur around eyes. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Middles and radii of the eyes that blink. */
  eyes: z
    .array(z.tuple([percent, percent, percent]))
    .max(2)
    .optional(),
})
export type Surprise = z.infer<typeof Surprise>

export const StoryPage = z.object({
  pictureUrl: z.string(),
  picture: Picture,
  /** Omitted where the picture has none. */
  surprises: z.array(Surprise).optional(),
  paragraphs: z.array(Paragraph),
})
export type StoryPage = z.infer<typeof StoryPage>
