const commonParts =
  /change.?me|passwor[dt]|secret|geheim|example|beispiel|fabelhain|12345|qwert[yz]/i
/** Drawn digits count up now and then: one in 40,000 has 12345 somewhere. */
const hexDigits = /^[0-9a-f]+$/i

/** Whether a secret looks typed instead of random: short, repeated, counted up, or words. */
export function isWeakSecret(secret: string, minLength = 32): boolean {
  if (secret.length < minLength || new Set(secret).size < 8) return true
  if (/^(.+?)\1+$/.test(secret)) return true
  if (commonParts.test(secret) && !hexDigits.test(secret)) return true
  const codes = Array.from(secret, (letter) => letter.codePointAt(0) ?? 0)
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) <= 1)
  return steps.length > secret.length / 2
}
