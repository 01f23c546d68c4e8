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
