declare module 'hyphenopoly' {
  interface Settings {
    require: string[]
    sync: true
    loaderSync: (file: string, directory: URL) => Uint8Array
    hyphen: string
    minWordLength: number
    leftmin: number
    rightmin: number
  }
  const hyphenopoly: {
    config: (settings: Settings) => Map<string, (text: string) => string>
  }

  export = hyphenopoly
}

declare module 'wawoff2' {
  export function decompress(packed: Uint8Array): Promise<Uint8Array>
}

declare module '@echogarden/svoxpico-wasm' {
  /**
   * The raw interface of SVOX Pico: pointers and numbers; where a function returns a status, 0 is
   * success.
   */
  interface Pico {
    FS: { writeFile(path: string, bytes: Uint8Array): void }
    getValue(pointer: number, type: 'i8' | 'i16' | 'i32'): number
    setValue(pointer: number, value: number, type: 'i8' | 'i16' | 'i32'): void
    _malloc(bytes: number): number
    _free(pointer: number): void
    _pico_initialize(memory: number, bytes: number, outSystem: number): number
    _pico_loadResource(system: number, path: number, outResource: number): number
    _pico_getResourceName(system: number, resource: number, outName: number): number
    _pico_createVoiceDefinition(system: number, name: number): number
    _pico_addResourceToVoiceDefinition(system: number, name: number, resource: number): number
    _pico_newEngine(system: number, name: number, outEngine: number): number
    _pico_putTextUtf8(engine: number, text: number, bytes: number, outTaken: number): number
    _pico_getData(
      engine: number,
      buffer: number,
      bytes: number,
      outBytes: number,
      outType: number,
    ): number
  }
  const load: (options: { wasmBinary: Uint8Array }) => Promise<Pico>

  export = load
}

declare module '@echogarden/espeak-ng-emscripten' {
  interface EspeakEvent {
    type: string
    /** The offset in the text, counted from one. */
    text_position: number
    /** Milliseconds. */
    audio_position: number
  }
  interface EspeakWorker {
    set_voice(name: string): void
    set_rate(wordsPerMinute: number): void
    synthesize(
      text: string,
      receive: (chunk: ArrayBuffer | null, events: EspeakEvent[]) => void,
    ): void
  }
  interface Espeak {
    eSpeakNGWorker: new () => EspeakWorker | Promise<EspeakWorker>
  }
  const load: () => Promise<Espeak>

  export = load
}
