import type { Language } from '../../text/story-source.ts'
import type { Span } from '../../text/words.ts'

/** Who is heard: the narrator, or the voice of a character that the story's `speakers` name. */
export type Role = 'narrator' | 'man' | 'child'

/** The roles of a story's characters by their names in the text, each one word. */
export type Speakers = Readonly<Record<string, Exclude<Role, 'narrator'>>>

export type Loudness = 'soft' | 'plain' | 'loud'

/** Direct speech in a paragraph; the span includes its quotation marks. */
export interface Quotation {
  span: Span
  role: Role
  loudness: Loudness
}

const quotationPatterns: Record<Language, RegExp> = { de: /„[^“]*“/g, en: /“[^”]*”/g }

const soft = /flüster|wisper|raunt|murmelt|haucht|leise|whisper|murmur|mumbl|softly|quietly/iu
/** Verbs, not „Rufus“ or „schrieb“. */
const loud =
  /\b(?:rief|ruf|schrie(?!b)|schrei(?!b)|brüll|jubel|kreisch|cried|cries|shout|yell|roar|bellow|call)/u
const pronoun = /^(?:er|sie|he|she)$/iu
/** Before a name, these say that somebody else is the subject: „sagte ich zu Opa“, „bei Opa“. */
const otherSubject = new RegExp(
  `^(?:${[
    'es|ich|wir|man|und|zu|zum|zur|mit|von|vom|für|an|am|auf|aus|bei|beim|in|im|nach|ohne|über|unter|vor|als|wie',
    'it|they|i|we|you|and|to|at|with|for|of|from|by|on|over|under|behind|as|like|after|before|without',
  ].join('|')})$`,
  'iu',
)
/** English needs a verb of speech: “Stop!” Ayla ran. The German one has a small letter. */
const speechVerb =
  /^(?:sa(?:y|ys|id)|(?:ask|answer|call|shout|yell|whisper|murmur|mumbl|grumbl|growl|laugh|sigh|groan|count|read|squeak)(?:e?s|e?d)?|repl(?:y|ies|ied)|cr(?:y|ies|ied)|s[ia]ngs?|hum(?:s|med)?|went|goes)$/u
/** A German verb may follow one of these: „Da rief Jonte: …“ */
const openingAdverb = /^(?:da|dann|nun|jetzt|endlich|und|so|then)$/iu

const toWords = (text: string) => text.match(/[\p{L}\p{N}’-]+/gu) ?? []

/** Who a clause says that speaks. */
type Subject = { role: Role } | 'pronoun' | null

/** The subject at the beginning of a clause: a speaker's name after at most two words („der alte“). */
const findSubject = (words: readonly string[], speakers: Speakers): Subject => {
  for (const word of words.slice(0, 3)) {
    const role = Object.hasOwn(speakers, word) ? speakers[word] : undefined
    if (role) return { role }
    if (pronoun.test(word)) return 'pronoun'
    if (otherSubject.test(word)) return null
  }
  return null
}

/** The clause that names a quotation's speaker. */
interface Tag {
  text: string
  subject: Subject
}

/** The tag after a quotation: „…“, sagte NAME. “…,” said NAME. “…,” NAME said. */
const tagAfter = (after: string, language: Language, speakers: Speakers): Tag | null => {
  const text = /^,?\s*([^.!?:…„“–]*)/u.exec(after)?.[1] ?? ''
  const words = toWords(text)
  const [first = ''] = words
  const isVerbFirst = language === 'de' ? /^\p{Ll}/u.test(first) : speechVerb.test(first)
  if (isVerbFirst) return { text, subject: findSubject(words.slice(1), speakers) }
  const hasVerb = language === 'en' && words.slice(1, 4).some((word) => speechVerb.test(word))
  return hasVerb ? { text, subject: findSubject(words, speakers) } : null
}

/** The tag before a quotation: NAME sagte: „…“. Da rief NAME: „…“. NAME said, “…” */
const tagBefore = (before: string, language: Language, speakers: Speakers): Tag | null => {
  const [whole, text = '', mark] = /([^.!?…“”]*)([:,])\s*$/u.exec(before) ?? []
  if (whole === undefined) return null
  const words = toWords(text)
  const hasVerbLast = language === 'en' && speechVerb.test(words.at(-1) ?? '')
  if (mark === ',' && !hasVerbLast) return null
  const start = openingAdverb.test(words[0] ?? '') ? 2 : 0
  return { text, subject: findSubject(words.slice(start), speakers) }
}

/** What is known of the quotation before in the same paragraph. */
type Previous = Omit<Quotation, 'span'> | undefined

/** The narration before a quotation without the tag of the quotation before it. */
const withoutTag = (before: string, previous: Previous) =>
  previous && /^,?\s*\p{Ll}/u.test(before) ? before.replace(/^[^.!?…]*[.!?…]?/u, '') : before

/**
 * Finds the role for a quotation whose tag has no name. The speaker is the subject of the sentence before it;
 * without a sentence before it, the speaker of the previous quotation.
 */
const roleByContext = (before: string, previous: Previous, speakers: Speakers): Role => {
  const carried = previous?.role ?? 'narrator'
  const sentence = withoutTag(before, previous)
    .split(/[.!?…]+/u)
    .findLast((part) => /\p{L}/u.test(part))
  if (sentence === undefined) return carried
  const subject = findSubject(toWords(sentence), speakers)
  if (subject === null) return 'narrator'
  return subject === 'pronoun' ? carried : subject.role
}

const loudnessOf = (tag: Tag | null, role: Role, previous: Previous): Loudness => {
  if (tag === null)
    return previous?.role === role && previous.loudness === 'soft' ? 'soft' : 'plain'
  if (soft.test(tag.text)) return 'soft'
  return loud.test(tag.text) ? 'loud' : 'plain'
}

/**
 * Finds the direct speech of a paragraph, who speaks and how loud. The speaker is found from the tag
 * („…“, sagte NAME; NAME sagte: „…“), a pronoun in it from the sentence before; a further quotation goes on
 * with the same voice. When in doubt it is the narrator.
 */
export const findQuotations = (paragraph: string, language: Language, speakers: Speakers) => {
  const spans = [...paragraph.matchAll(quotationPatterns[language])].map(
    ({ 0: text, index }): Span => [index, index + text.length],
  )
  const found: Quotation[] = []
  for (const [i, span] of spans.entries()) {
    const previous = found.at(-1)
    const before = paragraph.slice(previous?.span[1] ?? 0, span[0])
    const after = paragraph.slice(span[1], spans[i + 1]?.[0])
    const tag = tagAfter(after, language, speakers) ?? tagBefore(before, language, speakers)
    // „Ein Name?“ – „Uralt“: somebody else answers.
    const isAnswer = previous !== undefined && /[–—]\s*$/u.test(before)
    let role: Role = isAnswer ? 'narrator' : roleByContext(before, previous, speakers)
    if (tag && tag.subject !== 'pronoun') role = tag.subject?.role ?? 'narrator'
    found.push({ span, role, loudness: loudnessOf(tag, role, isAnswer ? undefined : previous) })
  }
  return found
}
