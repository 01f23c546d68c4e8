import { brotliDecompressSync, gunzipSync } from 'node:zlib'

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
}

export const encodingOf = ({ headers }: Response) => headers.get('content-encoding') ?? 'identity'

/** The text of an answer in any encoding that the server knows. */
export async function readText(answer: Response): Promise<string> {
  const decode = decoders[encodingOf(answer)]
  if (!decode) throw new Error(`unknown encoding ${encodingOf(answer)}`)
  return decode(Buffer.from(await answer.arrayBuffer())).toString()
}
