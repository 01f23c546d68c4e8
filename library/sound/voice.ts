import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import loadPico from '@echogarden/svoxpico-wasm'
import type { Language } from '../text/story-source.ts'
import { resample, type Samples, sampleRate } from './samples.ts'

/** Files for text analysis and signal generation of each voice, in `library/sound/voice`. */
const lingware: Record<Language, string[]> = {
  de: ['de-DE_ta.bin', 'de-DE_gl0_sg.bin'],
  en: ['en-GB_ta.bin', 'en-GB_kh0_sg.bin'],
}

/** Percent of the voice's defaults: calm, a little brighter, and soft enough not to clip. */
export const voiceSettings = { volume: 45, speed: 88, pitch: 106 }

const engineBytes = 2_500_000
const chunkBytes = 128
/** Status codes of `_pico_getData`. */
const busy = 201
const idle = 200

const requireSuccess = (step: string, code: number) => {
  if (code !== 0) throw new Error(`the voice failed: ${step} (${code})`)
}

/** Replaces the characters of markup by spaces. */
const removeMarkup = (text: string) => text.replaceAll('&', ' ').replaceAll(/[<>]/g, ' ')

const toMarkup = (text: string) =>
  `<volume level="${voiceSettings.volume}"><speed level="${voiceSettings.speed}"><pitch level="${voiceSettings.pitch}">${removeMarkup(text)}</pitch></speed></volume>`

const openPico = async () => {
  const wasm = fileURLToPath(import.meta.resolve('@echogarden/svoxpico-wasm/svoxpico.wasm'))
  const pico = await loadPico({ wasmBinary: await readFile(wasm) })
  const allocateText = (text: string) => {
    const bytes = Buffer.from(`${text}\0`)
    const pointer = pico._malloc(bytes.length)
    for (const [i, byte] of bytes.entries()) pico.setValue(pointer + i, byte, 'i8')
    return { pointer, length: bytes.length }
  }
  return { pico, allocateText }
}

const openEngine = async (language: Language) => {
  const { pico, allocateText } = await openPico()
  const out = pico._malloc(64)
  const name = allocateText('narrator').pointer
  requireSuccess('start', pico._pico_initialize(pico._malloc(engineBytes), engineBytes, out))
  const system = pico.getValue(out, 'i32')
  const resources: number[] = []
  for (const file of lingware[language]) {
    const path = fileURLToPath(new URL(`./voice/${file}`, import.meta.url))
    pico.FS.writeFile(`/${file}`, await readFile(path))
    requireSuccess(file, pico._pico_loadResource(system, allocateText(`/${file}`).pointer, out))
    const resource = pico._malloc(256)
    requireSuccess(file, pico._pico_getResourceName(system, pico.getValue(out, 'i32'), resource))
    resources.push(resource)
  }
  requireSuccess('voice', pico._pico_createVoiceDefinition(system, name))
  for (const resource of resources)
    requireSuccess('voice', pico._pico_addResourceToVoiceDefinition(system, name, resource))
  requireSuccess('engine', pico._pico_newEngine(system, name, out))
  return { pico, allocateText, engine: pico.getValue(out, 'i32') }
}

/** Loads the computer voice of a language (SVOX Pico); returns a function that speaks one sentence. */
export const openVoice = async (language: Language): Promise<(text: string) => Samples> => {
  const { pico, allocateText, engine } = await openEngine(language)
  const [chunk, out] = [pico._malloc(chunkBytes), pico._malloc(16)]
  /** Appends all audio that is ready to `values`. */
  const drain = (values: number[]) => {
    for (let status = busy; status === busy; ) {
      status = pico._pico_getData(engine, chunk, chunkBytes, out, out + 8)
      if (status !== busy && status !== idle) throw new Error(`the voice failed: data (${status})`)
      const bytes = pico.getValue(out, 'i16')
      for (let i = 0; i < bytes; i += 2) values.push(pico.getValue(chunk + i, 'i16'))
    }
  }
  return (text) => {
    const values: number[] = []
    const { pointer, length } = allocateText(toMarkup(text))
    for (let at = 0; at < length; ) {
      requireSuccess('text', pico._pico_putTextUtf8(engine, pointer + at, length - at, out))
      at += pico.getValue(out, 'i16')
      drain(values)
    }
    pico._free(pointer)
    return resample(values, sampleRate, 1 / 32768)
  }
}
