/** Bounds of a password in characters; the upper one keeps hashing cheap. */
export const passwordLength = { min: 8, max: 128 }

// Stems of the most common passwords, German and English. Digits and punctuation around a stem are
// ignored, so that one stem covers hundreds of passwords.
const commonStems = new Set(
  `passwort password passw0rd kennwort geheim secret hallo halloo hello hallowelt helloworld
  qwertz qwerty qwertzuiop qwertyuiop qwert asdf asdfg asdfgh asdfghjkl yxcvbnm zxcvbnm abcd abcde
  abcdef abcdefg abcdefgh abc admin administrator root test tester testtest gast guest user login
  willkommen welcome letmein iloveyou ichliebedich liebe schatz schatzi mausi engel sonnenschein
  sunshine princess prinzessin dragon drachen monkey master superman batman pokemon football
  fussball fußball baseball schalke bayern dortmund borussia hamburg berlin muenchen münchen
  deutschland germany michael daniel andreas thomas alexander stefan sebastian christian jennifer
  jessica sandra andrea nicole sabine claudia michelle sommer winter herbst frühling fruehling
  computer internet samsung iphone starwars ficken arschloch killer shadow freedom trustno
  fabelhain geschichte geschichten maerchen märchen kinder familie mama papa changeme default
  start starten anfang baby computer1 lol google facebook`.split(/\s+/),
)

const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertzuiopü', 'qwertyuiop', 'asdfghjklöä', 'yxcvbnm']

/**
 * Whether a password is easy to guess: a common word, also twice or with digits or punctuation around it,
 * up to ten digits, fewer than four different characters, a row of keys, or the email address or its name.
 */
export function isGuessable(password: string, email = ''): boolean {
  const lower = password.normalize('NFKC').toLowerCase()
  const stem = lower.replace(/^\P{L}+|\P{L}+$/gu, '')
  const spelledOut = lower
    .replaceAll('0', 'o')
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replace(/^\P{L}+|\P{L}+$/gu, '')
  const half = lower.slice(0, lower.length / 2)
  const mailbox = email.toLowerCase().split('@')[0] ?? ''
  const words = [lower, stem, spelledOut, half + half === lower ? half : '']
  return (
    /^\d{1,10}$/.test(lower) ||
    new Set(lower).size < 4 ||
    rows.some((row) => row.includes(lower)) ||
    words.some((word) => commonStems.has(word)) ||
    (mailbox.length >= 4 && (stem === mailbox || lower === mailbox)) ||
    lower === email.toLowerCase()
  )
}
