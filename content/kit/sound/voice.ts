import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import loadPico from '@echogarden/svoxpico-wasm'
import type { Language } from '../story-source.ts'
import type { Samples } from './samples.ts'
import { resampled, sampleRate } from './samples.ts'

/** Text analysis and sound of each voice, in `content/voice`. */
const lingware: Record<Language, string[]> = {
  de: ['de-DE_ta.bin', 'de-DE_gl0_sg.bin'],
  en: ['en-GB_ta.bin', 'en-GB_kh0_sg.bin'],
}

/** Percent of the voice's own: a calm pace, a little brighter, and soft enough not to clip. */
export const manner = { volume: 45, speed: 88, pitch: 106 }

const engineBytes = 2_500_000
const chunkBytes = 128
const busy = 201
const idle = 200

const require0 = (step: string, code: number) => {
  if (code !== 0) throw new Error(`the voice failed: ${step} (${code})`)
}

const escapeMarkup = (text: string) => text.replaceAll('&', ' ').replaceAll(/[<>]/g, ' ')

const marked = (text: string) =>
  `<volume level="${manner.volume}"><speed level="${manner.speed}"><pitch level="${manner.pitch}">${escapeMarkup(text)}</pitch></speed></volume>`

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
  require0('start', pico._pico_initialize(pico._malloc(engineBytes), engineBytes, out))
  const system = pico.getValue(out, 'i32')
  const resources: number[] = []
  for (const file of lingware[language]) {
    const path = fileURLToPath(new URL(`../../voice/${file}`, import.meta.url))
    pico.FS.writeFile(`/${file}`, await readFile(path))
    require0(file, pico._pico_loadResource(system, allocateText(`/${file}`).pointer, out))
    const resource = pico._malloc(256)
    require0(file, pico._pico_getResourceName(system, pico.getValue(out, 'i32'), resource))
    resources.push(resource)
  }
  require0('voice', pico._pico_createVoiceDefinition(system, name))
  for (const resource of resources)
    require0('voice', pico._pico_addResourceToVoiceDefinition(system, name, resource))
  require0('engine', pico._pico_newEngine(system, name, out))
  return { pico, allocateText, engine: pico.getValue(out, 'i32') }
}

/** Loads the computer voice of a language (SVOX Pico); what it returns speaks one sentence. */
export const openVoice = async (language: Language): Promise<(text: string) => Samples> => {
  const { pico, allocateText, engine } = await openEngine(language)
  const [sound, out] = [pico._malloc(chunkBytes), pico._malloc(16)]
  const drain = (values: number[]) => {
    for (let status = busy; status === busy; ) {
      status = pico._pico_getData(engine, sound, chunkBytes, out, out + 8)
      if (status !== busy && status !== idle) throw new Error(`the voice failed: data (${status})`)
      const bytes = pico.getValue(out, 'i16')
      for (let i = 0; i < bytes; i += 2) values.push(pico.getValue(sound + i, 'i16'))
    }
  }
  return (text) => {
    const values: number[] = []
    const { pointer, length } = allocateText(marked(text))
    for (let at = 0; at < length; ) {
      require0('text', pico._pico_putTextUtf8(engine, pointer + at, length - at, out))
      at += pico.getValue(out, 'i16')
      drain(values)
    }
    pico._free(pointer)
    return resampled(values, sampleRate, 1 / 32768)
  }
}
