import type { SurpriseKind } from '../../../../contract/story-page.ts'

/** Sounds of the reader: the surprises, paper at a turn, and the end of a story. */
export type Sound = SurpriseKind | 'paper' | 'end'

/** Quiet beside a voice that reads. */
const loudness = 0.16

let context: AudioContext | null = null
let output: AudioNode | null = null

interface Tone {
  /** Hz at the start, and at the end where the tone glides. */
  from: number
  to?: number
  /** Seconds after now. */
  at?: number
  seconds: number
  gain?: number
  /** Seconds until it is at its loudest. */
  attack?: number
}

interface Rustle {
  at?: number
  seconds: number
  /** Hz in the middle of the noise, at the start and at the end. */
  from: number
  to?: number
  gain?: number
}

/** The bell's partials, in multiples of its tone. */
const bell = (from: number, at = 0): Tone[] => [
  { from, at, seconds: 0.9 },
  { from: from * 2.76, at, seconds: 0.4, gain: 0.22 },
]
const drop = (from: number, at = 0): Tone => ({
  from,
  to: from * 2.1,
  at,
  seconds: 0.13,
  attack: 0.02,
})

const tones: Partial<Record<Sound, Tone[]>> = {
  eyes: [drop(420), drop(520, 0.12)],
  owl: [
    { from: 360, to: 330, seconds: 0.22, attack: 0.07, gain: 1.3 },
    { from: 350, to: 300, at: 0.3, seconds: 0.42, attack: 0.09, gain: 1.3 },
  ],
  light: bell(1047),
  sun: [...bell(784), ...bell(1175, 0.1)],
  moon: bell(659),
  stars: [...bell(1568), ...bell(1976, 0.09), ...bell(2349, 0.18)],
  flower: [drop(660), drop(784, 0.09), drop(988, 0.18)],
  shine: [...bell(1319), ...bell(1760, 0.1)],
  water: [drop(300), drop(380, 0.2)],
  bubbles: [drop(340), drop(450, 0.13), drop(560, 0.24)],
  cloud: [drop(900), drop(1100, 0.14), drop(820, 0.26)],
  end: [...bell(523), ...bell(659, 0.16), ...bell(784, 0.32), ...bell(1047, 0.52)],
}

const rustles: Partial<Record<Sound, Rustle[]>> = {
  paper: [
    { seconds: 0.22, from: 1400, to: 3800, gain: 0.9 },
    { at: 0.16, seconds: 0.12, from: 4200, to: 2200, gain: 0.5 },
  ],
  leaves: [
    { seconds: 0.2, from: 3000, gain: 0.6 },
    { at: 0.18, seconds: 0.3, from: 3600, to: 2400, gain: 0.5 },
  ],
  snow: [{ seconds: 0.5, from: 1600, to: 900, gain: 0.5 }],
  sleeper: [
    { seconds: 0.45, from: 420, to: 700, gain: 0.8 },
    { at: 0.5, seconds: 0.4, from: 640, to: 380, gain: 0.7 },
  ],
}

/** Plays a sound; call it after a touch, before which browsers are silent. Without Web Audio it does nothing. */
export function playSound(sound: Sound): void {
  try {
    context ??= new AudioContext()
    void context.resume().catch(() => undefined)
    output ??= createOutput(context)
    for (const tone of tones[sound] ?? []) playTone(context, output, tone)
    for (const rustle of rustles[sound] ?? []) playRustle(context, output, rustle)
  } catch {
    // A surprise without its sound is still one.
  }
}

function createOutput(audio: AudioContext): AudioNode {
  const gain = new GainNode(audio, { gain: loudness })
  gain.connect(audio.destination)
  return gain
}

/** Fades in and out, so that nothing clicks. */
function createEnvelope(
  audio: AudioContext,
  {
    start,
    seconds,
    attack,
    gain,
  }: { start: number; seconds: number; attack: number; gain: number },
): GainNode {
  const node = new GainNode(audio, { gain: 0 })
  node.gain.setValueAtTime(0, start)
  node.gain.linearRampToValueAtTime(gain, start + attack)
  node.gain.exponentialRampToValueAtTime(0.001, start + seconds)
  return node
}

function playTone(audio: AudioContext, target: AudioNode, tone: Tone): void {
  const { from, to = from, at = 0, seconds, gain = 1, attack = 0.008 } = tone
  const start = audio.currentTime + at
  const source = new OscillatorNode(audio, { frequency: from })
  source.frequency.setValueAtTime(from, start)
  source.frequency.exponentialRampToValueAtTime(to, start + seconds)
  source.connect(createEnvelope(audio, { start, seconds, attack, gain })).connect(target)
  source.start(start)
  source.stop(start + seconds)
}

function playRustle(audio: AudioContext, target: AudioNode, rustle: Rustle): void {
  const { at = 0, seconds, from, to = from, gain = 1 } = rustle
  const start = audio.currentTime + at
  const buffer = audio.createBuffer(1, Math.ceil(seconds * audio.sampleRate), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: from, Q: 0.8 })
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + seconds)
  const envelope = createEnvelope(audio, { start, seconds, attack: seconds * 0.35, gain })
  source.connect(filter).connect(envelope).connect(target)
  source.start(start)
}
