import { Decrypter, Encrypter } from 'age-encryption'

/** A header with a passphrase is shorter. */
export const headerBytes = 1000

/** Whether a file with this beginning is encrypted. */
export const isEncrypted = (beginning: Buffer) =>
  beginning.toString('latin1').startsWith('age-encryption.org/')

/** Encrypts in the age format (age-encryption.org), which the program `age` also decrypts. */
export async function encrypt(
  bytes: ReadableStream<Uint8Array>,
  passphrase: string,
): Promise<ReadableStream<Uint8Array>> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  return encrypter.encrypt(bytes)
}

/**
 * The key of a file with this beginning; rejects where the passphrase is wrong. It takes a second on purpose,
 * so that a passphrase is hard to guess.
 */
export async function findFileKey(beginning: Buffer, passphrase: string): Promise<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  return decrypter.decryptHeader(beginning)
}

/** Decrypts a file by its key; the stream fails where a byte was changed. */
export async function decrypt(
  bytes: ReadableStream<Uint8Array>,
  fileKey: Uint8Array,
): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter()
  decrypter.addIdentity({ unwrapFileKey: () => fileKey })
  return decrypter.decrypt(bytes)
}
