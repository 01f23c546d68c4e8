import { ffmpeg } from './ffmpeg.ts'
import { type Samples, sampleRate } from './samples.ts'

/** Audio for ffmpeg: its arguments, and the bytes unless it is a file. */
export interface AudioInput {
  args: string[]
  bytes?: Uint8Array
}

/** Loudness of every narration in LUFS, and the highest peak in dBFS before encoding. */
const loudness = { target: -17, peak: -2 }

/** Filters that make a voice clear: less rumble, more warmth and presence, an even level. */
const filters = {
  computer: [
    'highpass=f=70',
    'equalizer=f=220:t=q:w=1:g=1.5',
    'equalizer=f=3200:t=q:w=1.2:g=2.5',
    'acompressor=threshold=-20dB:ratio=2.5',
  ],
  human: ['highpass=f=70', 'acompressor=threshold=-20dB:ratio=2'],
}

export type VoiceKind = keyof typeof filters

/** Input that passes samples to ffmpeg. */
export const toInput = (samples: Samples): AudioInput => ({
  args: ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '1', '-i', 'pipe:0'],
  bytes: new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength),
})

/** Reads any audio file as mono samples at `sampleRate`. */
export const readAudio = async (file: string): Promise<Samples> => {
  const { output } = await ffmpeg([
    '-i',
    file,
    '-ac',
    '1',
    '-ar',
    String(sampleRate),
    '-f',
    'f32le',
    'pipe:1',
  ])
  return new Float32Array(output.buffer.slice(output.byteOffset, output.byteOffset + output.length))
}

/** Integrated loudness in LUFS after the filters `chain`. */
const measureLoudness = async ({ args, bytes }: AudioInput, chain: readonly string[]) => {
  const meter = [...chain, 'loudnorm=print_format=json'].join(',')
  const { report } = await ffmpeg([...args, '-af', meter, '-f', 'null', '-'], bytes)
  const json = report.slice(report.lastIndexOf('{'), report.lastIndexOf('}') + 1)
  return Number((JSON.parse(json) as { input_i: string }).input_i)
}

/**
 * Filters that bring a voice to the common loudness. The gain is measured first and is constant, and the
 * limiter compensates its delay, so that word times stay valid.
 */
const masterFilters = async (input: AudioInput, voice: VoiceKind) => {
  const chain = [...filters[voice], 'aresample=48000', 'aformat=channel_layouts=mono']
  const gain = loudness.target - (await measureLoudness(input, chain))
  const limiter = `alimiter=limit=${loudness.peak}dB:level=0:latency=1`
  return [...chain, `volume=${gain.toFixed(2)}dB`, limiter]
}

/** Writes a voice as AAC of about 48 kbit/s, which can be played while it loads. */
export const master = async (input: AudioInput, voice: VoiceKind, file: string) => {
  const chain = (await masterFilters(input, voice)).join(',')
  const codec = ['-c:a', 'aac', '-b:a', '48k', '-ac', '1', '-movflags', '+faststart']
  const reproducible = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']
  await ffmpeg([...input.args, '-vn', '-af', chain, ...codec, ...reproducible, file], input.bytes)
}
