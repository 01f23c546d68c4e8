/** Rate of the music, in hertz. */
export const musicRate = 32_000

/** Our own lullaby in three-four time: chords and melody as MIDI notes, 0 is a rest. */
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
/** Half tones by which each round of the tune is moved, so that a long story stays lively. */
const moves = [0, 0, 5, 5, -3, -3]
const beatSeconds = 0.58

interface Note {
  at: number
  midi: number
  volume: number
  /** Seconds in which it dies away. */
  decay: number
}

/** A tone, its fifth harmonic and a trace of the metal comb, each dying away faster. */
const partials = [
  [1, 1, 2.2],
  [3.01, 0.35, 5],
  [5.4, 0.12, 9],
] as const

/** How one note sounds, at full volume. */
const tone = ({ midi, decay }: Note) => {
  const pitch = 2 * Math.PI * 440 * 2 ** ((midi - 69) / 12)
  return Float32Array.from({ length: Math.floor(musicRate * decay * 2.4) }, (_, i) => {
    const t = i / musicRate
    let value = 0
    for (const [ratio, share, speed] of partials)
      value += share * Math.exp((-t / decay) * speed) * Math.sin(pitch * ratio * t)
    return Math.min(1, i / 60) * value
  })
}

/** Plays notes; a tone that comes again is not worked out again. */
const player = (sound: Float32Array) => {
  const tones = new Map<string, Float32Array>()
  return (note: Note) => {
    const name = `${note.midi} ${note.decay}`
    const samples = tones.get(name) ?? tone(note)
    tones.set(name, samples)
    const start = Math.floor(note.at * musicRate)
    const end = Math.min(samples.length, sound.length - start)
    for (let i = 0; i < end; i++)
      sound[start + i] = (sound[start + i] ?? 0) + note.volume * (samples[i] ?? 0)
  }
}

/** The notes of one beat; every other round has chords only. */
const notesOf = (beat: number, at: number): Note[] => {
  const round = Math.floor(beat / melody.length)
  const move = moves[round % moves.length] ?? 0
  const chord = chords[Math.floor(beat / 3) % chords.length] ?? []
  const step = beat % 3
  const tune = melody[beat % melody.length] ?? 0
  const notes: Note[] = [{ at, midi: (chord[step] ?? 60) + move - 12, volume: 0.16, decay: 2.2 }]
  if (step === 0) notes.push({ at, midi: (chord[0] ?? 60) + move - 24, volume: 0.14, decay: 3 })
  if (tune > 0 && (round % 2 === 0 || step === 0))
    notes.push({ at: at + 0.01, midi: tune + move, volume: 0.2, decay: 1.8 })
  return notes
}

const echoes = [
  [0.031, 0.4],
  [0.047, 0.34],
  [0.071, 0.28],
  [0.113, 0.2],
] as const

/** A small room around the music box. */
const withRoom = (dry: Float32Array) => {
  const wet = new Float32Array(dry.length)
  for (const [seconds, gain] of echoes) {
    const delay = Math.floor(seconds * musicRate)
    for (let i = delay; i < dry.length; i++)
      wet[i] = (wet[i] ?? 0) + gain * ((dry[i - delay] ?? 0) + 0.22 * (wet[i - delay] ?? 0))
  }
  return dry.map((value, i) => 0.5 * (value + 0.5 * (wet[i] ?? 0)))
}

/** A lullaby on a music box of so many seconds; made of sines, no recording of anybody's. */
export const musicBox = (seconds: number) => {
  const sound = new Float32Array(Math.ceil(seconds * musicRate))
  const play = player(sound)
  for (let beat = 0, at = 0.3; at < seconds - 3; beat++, at += beatSeconds)
    for (const note of notesOf(beat, at)) play(note)
  return withRoom(sound)
}
