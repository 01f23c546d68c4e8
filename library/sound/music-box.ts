/** Rate of the music, in hertz. */
export const musicRate = 32_000

/**
 * Our own lullaby in three-four time: a chord per bar, then a melody note per beat; MIDI notes, 0 is a
 * rest.
 */
const chords = [
  [60, 64, 67],
  [57, 60, 64],
  [65, 69, 72],
  [67, 71, 74],
  [60, 64, 67],
  [64, 67, 71],
  [65, 69, 72],
  [67, 71, 74],
]
const melody = [
  76, 0, 79, 77, 76, 72, 74, 0, 77, 74, 0, 71, 72, 76, 79, 83, 0, 79, 81, 0, 77, 79, 0, 0,
]
/** Semitones by which each round of the tune is transposed, for variety in long stories. */
const transpositions = [0, 0, 5, 5, -3, -3]
const beatSeconds = 0.58

interface Note {
  /** Start in seconds. */
  at: number
  midi: number
  volume: number
  /** Decay in seconds. */
  decay: number
}

/**
 * The tone, its third harmonic and a trace of the metal comb, each decaying faster than the one before.
 */
const partials = [
  { ratio: 1, volume: 1, decayRate: 2.2 },
  { ratio: 3.01, volume: 0.35, decayRate: 5 },
  { ratio: 5.4, volume: 0.12, decayRate: 9 },
]

/** Samples of one note at full volume. */
const renderTone = ({ midi, decay }: Note) => {
  const pitch = 2 * Math.PI * 440 * 2 ** ((midi - 69) / 12)
  return Float32Array.from({ length: Math.floor(musicRate * decay * 2.4) }, (_, i) => {
    const t = i / musicRate
    let value = 0
    for (const { ratio, volume, decayRate } of partials)
      value += volume * Math.exp((-t / decay) * decayRate) * Math.sin(pitch * ratio * t)
    return Math.min(1, i / 60) * value
  })
}

/** Creates a function that adds a note to `sound`; repeated tones are computed once. */
const createPlayer = (sound: Float32Array) => {
  const tones = new Map<string, Float32Array>()
  return (note: Note) => {
    const name = `${note.midi} ${note.decay}`
    const samples = tones.get(name) ?? renderTone(note)
    tones.set(name, samples)
    const start = Math.floor(note.at * musicRate)
    const end = Math.min(samples.length, sound.length - start)
    for (let i = 0; i < end; i++)
      sound[start + i] = (sound[start + i] ?? 0) + note.volume * (samples[i] ?? 0)
  }
}

/** The notes of one beat; every other round has only the first melody note of each bar. */
const notesOf = (beat: number, at: number): Note[] => {
  const round = Math.floor(beat / melody.length)
  const transposition = transpositions[round % transpositions.length] ?? 0
  const chord = chords[Math.floor(beat / 3) % chords.length] ?? []
  const step = beat % 3
  const tune = melody[beat % melody.length] ?? 0
  const notes: Note[] = [
    { at, midi: (chord[step] ?? 60) + transposition - 12, volume: 0.16, decay: 2.2 },
  ]
  if (step === 0)
    notes.push({ at, midi: (chord[0] ?? 60) + transposition - 24, volume: 0.14, decay: 3 })
  if (tune > 0 && (round % 2 === 0 || step === 0))
    notes.push({ at: at + 0.01, midi: tune + transposition, volume: 0.2, decay: 1.8 })
  return notes
}

const echoes = [
  { seconds: 0.031, gain: 0.4 },
  { seconds: 0.047, gain: 0.34 },
  { seconds: 0.071, gain: 0.28 },
  { seconds: 0.113, gain: 0.2 },
]

/** Adds the reverberation of a small room. */
const addReverb = (dry: Float32Array) => {
  const wet = new Float32Array(dry.length)
  for (const { seconds, gain } of echoes) {
    const delay = Math.floor(seconds * musicRate)
    for (let i = delay; i < dry.length; i++)
      wet[i] = (wet[i] ?? 0) + gain * ((dry[i - delay] ?? 0) + 0.22 * (wet[i - delay] ?? 0))
  }
  return dry.map((value, i) => 0.5 * (value + 0.5 * (wet[i] ?? 0)))
}

/**
 * Synthesises a lullaby on a music box (so that nobody has rights in it): mono samples at `musicRate`.
 */
export const playMusicBox = (seconds: number) => {
  const sound = new Float32Array(Math.ceil(seconds * musicRate))
  const play = createPlayer(sound)
  for (let beat = 0, at = 0.3; at < seconds - 3; beat++, at += beatSeconds)
    for (const note of notesOf(beat, at)) play(note)
  return addReverb(sound)
}
