import { ffmpeg } from './ffmpeg.ts'
import { applyGains, type GainChange } from './gains.ts'
import { type Samples, sampleRate } from './samples.ts'

/** Audio for ffmpeg: its arguments, and the bytes unless it is a file. */
export interface AudioInput {
  args: string[]
  bytes?: Uint8Array
}

/** Loudness of every narration, in LUFS, and how far it may be from it. */
const targetLoudness = -17
const loudnessTolerance = 0.3
/** Highest true peak of the encoded audio, in dBTP. */
export const maxTruePeak = -1.5
/** Peak before encoding in dBFS; if the codec adds too much to it, it is lowered and encoded again. */
const firstLimit = -2.5
const mostTries = 4

/** Rate of the finished audio, in hertz. */
const masterRate = 48_000

/**
 * The computer voice's spectrum made even. The German one lacks what is around 2, 3 and 5 kHz and above,
 * the English one less of it.
 */
const equalizers = {
  de: [
    'equalizer=f=220:t=q:w=1:g=1.5',
    'equalizer=f=2050:t=q:w=2.5:g=5',
    'equalizer=f=3200:t=q:w=1.2:g=2.5',
    'equalizer=f=4600:t=q:w=1.1:g=10',
    'highshelf=f=6000:g=4',
  ],
  en: [
    'equalizer=f=220:t=q:w=1:g=1.5',
    'equalizer=f=3200:t=q:w=1.2:g=4',
    'equalizer=f=5200:t=q:w=1:g=4',
    'highshelf=f=7000:g=4',
  ],
}

/** What the voice has from 4 to 8 kHz, again at 8 to 12 kHz, where it has nothing; added without delay. */
const brilliance = [
  'asplit[voice][source];[source]highpass=f=4200',
  'highpass=f=4200',
  'lowpass=f=7800',
  'afreqshift=shift=3900',
  'highpass=f=8000',
  'highpass=f=8000',
  'volume=-4dB[high];[voice][high]amix=inputs=2:normalize=0',
].join(',')

const toMaster = [`aresample=${masterRate}`, 'aformat=channel_layouts=mono']

/** Filters for a voice before its loudness is set. None of them shifts it in time. */
export const filtersOf = (voice: VoiceKind, language: keyof typeof equalizers) =>
  voice === 'human'
    ? ['highpass=f=70', 'acompressor=threshold=-20dB:ratio=2', ...toMaster]
    : [
        'highpass=f=70',
        ...equalizers[language],
        'deesser=i=0.15:m=0.4',
        'acompressor=threshold=-20dB:ratio=2.5',
        ...toMaster,
        brilliance,
      ]

export type VoiceKind = 'computer' | 'human'

/** Input that passes samples to ffmpeg. */
export const toInput = (samples: Samples, rate = sampleRate): AudioInput => ({
  args: ['-f', 'f32le', '-ar', String(rate), '-ac', '1', '-i', 'pipe:0'],
  bytes: new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength),
})

const rawOutput = ['-ac', '1', '-f', 'f32le', 'pipe:1']

const toSamples = (bytes: Buffer<ArrayBuffer>): Samples =>
  new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))

/** Reads any audio file as mono samples at `sampleRate`. */
export const readAudio = async (file: string): Promise<Samples> => {
  const { output } = await ffmpeg(['-i', file, '-ar', String(sampleRate), ...rawOutput])
  return toSamples(output)
}

/** The number after the last `label` in ffmpeg's report. */
const lastNumber = (report: string, label: string) =>
  Number(report.slice(report.lastIndexOf(label) + label.length).match(/-?[\d.]+/)?.[0])

/** Integrated loudness in LUFS and true peak in dBTP. */
const measure = async ({ args, bytes }: AudioInput) => {
  const meter = 'ebur128=peak=true:framelog=verbose'
  const { report } = await ffmpeg([...args, '-af', meter, '-f', 'null', '-'], bytes)
  return { loudness: lastNumber(report, 'I:'), truePeak: lastNumber(report, 'Peak:') }
}

/** Applies filters; returns the result at `masterRate`. */
const filter = async ({ args, bytes }: AudioInput, filters: readonly string[]) => {
  const { output } = await ffmpeg([...args, '-vn', '-af', filters.join(','), ...rawOutput], bytes)
  return toSamples(output)
}

/** Encodes audio as AAC, which can be played while it loads. */
const encode = async ({ args, bytes }: AudioInput, filters: readonly string[], file: string) => {
  const codec = [
    '-c:a',
    'aac',
    '-aac_coder',
    'fast',
    '-b:a',
    '42k',
    '-ac',
    '1',
    '-movflags',
    '+faststart',
  ]
  const reproducible = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']
  await ffmpeg([...args, '-af', filters.join(','), ...codec, ...reproducible, file], bytes)
}

/** A voice before its mastering. */
interface Voice {
  input: AudioInput
  /** Filters that make it clear. */
  filters: readonly string[]
  /** What is said louder or softer; applied after the filters, which make loudness even. */
  gains: readonly GainChange[]
}

/**
 * Writes a voice as a file of the common loudness; returns its true peak in dBTP. The gain is constant and
 * the limiter compensates its delay, so that word times stay valid. What the limiter and the codec change
 * is measured, and corrected by another try.
 */
export const master = async ({ input, filters, gains }: Voice, file: string) => {
  const samples = await filter(input, filters)
  applyGains(samples, masterRate, gains)
  const filtered = toInput(samples, masterRate)
  let gain = targetLoudness - (await measure(filtered)).loudness
  let limit = firstLimit
  for (let tries = 1; ; tries++) {
    const limiter = `alimiter=limit=${limit.toFixed(2)}dB:level=0:latency=1`
    await encode(filtered, [`volume=${gain.toFixed(2)}dB`, limiter], file)
    const { loudness, truePeak } = await measure({ args: ['-i', file] })
    const isDone =
      truePeak <= maxTruePeak && Math.abs(loudness - targetLoudness) < loudnessTolerance
    if (isDone || tries === mostTries) return truePeak
    gain += targetLoudness - loudness
    if (truePeak > maxTruePeak) limit -= truePeak - maxTruePeak + 0.2
  }
}
