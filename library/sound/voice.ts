import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import loadPico from '@echogarden/svoxpico-wasm'
import type { Language } from '../text/story-source.ts'
import type { Samples } from './samples.ts'

/** Files for text analysis and signal generation of each voice, in `library/sound/voice`. */
const lingware: Record<Language, string[]> = {
  de: ['de-DE_ta.bin', 'de-DE_gl0_sg.bin'],
  en: ['en-GB_ta.bin', 'en-GB_kh0_sg.bin'],
}

const engineBytes = 2_500_000
const chunkBytes = 128
/** Status codes of `_pico_getData`. */
const busy = 201
const idle = 200
/** What a sentence needs at most; beyond it the engine never ends. */
const mostCalls = 100_000

const requireSuccess = (step: string, code: number) => {
  if (code !== 0) throw new Error(`the voice failed: ${step} (${code})`)
}

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

/**
 * Loads the computer voice of a language (SVOX Pico); returns a function that speaks one sentence of
 * ready markup. With more than about 30 tags the engine never ends: this throws, and the voice is lost.
 */
export const openVoice = async (language: Language): Promise<(markup: string) => Samples> => {
  const { pico, allocateText, engine } = await openEngine(language)
  const [chunk, out] = [pico._malloc(chunkBytes), pico._malloc(16)]
  /** Appends the next audio to `values`; returns whether there is more. */
  const read = (values: number[]) => {
    const status = pico._pico_getData(engine, chunk, chunkBytes, out, out + 8)
    if (status !== busy && status !== idle) throw new Error(`the voice failed: data (${status})`)
    const bytes = pico.getValue(out, 'i16')
    for (let i = 0; i < bytes; i += 2) values.push(pico.getValue(chunk + i, 'i16'))
    return status === busy
  }
  /** Appends all audio that is ready to `values`. */
  const drain = (values: number[]) => {
    let calls = 0
    while (read(values))
      if (++calls > mostCalls) throw new Error('the voice never ends: too many tags in a sentence')
  }
  return (markup) => {
    const values: number[] = []
    const { pointer, length } = allocateText(markup)
    for (let at = 0; at < length; ) {
      requireSuccess('text', pico._pico_putTextUtf8(engine, pointer + at, length - at, out))
      at += pico.getValue(out, 'i16')
      drain(values)
    }
    pico._free(pointer)
    return Float32Array.from(values, (value) => value / 32_768)
  }
}
