import type { KeyboardEvent } from 'react'
import type { Language } from '../../../../../contract/base.ts'
import type { TextPiece } from '../syllable-words.ts'
import { piecesOf, unbrokenParts } from '../syllable-words.ts'

interface PreviewTextProps {
  /** With soft hyphens between the syllables where they are known. */
  paragraphs: readonly string[]
  language: Language
  /** A word was chosen, to change its syllables. */
  onWord: (word: string) => void
}

/** The words of a page. German ones are buttons; one tab stop leads to them, arrows go on. */
export function PreviewText({ paragraphs, language, onWord }: PreviewTextProps) {
  const placed = paragraphs.map((text, at) => ({ key: `${at}`, pieces: piecesOf(text) }))
  const firstWord = placed.flatMap(({ pieces }) => pieces).find(({ syllables }) => syllables)
  return (
    <div className="desk-preview-text" lang={language}>
      {placed.map(({ key, pieces }) => (
        <p key={key}>
          {language === 'de'
            ? unbrokenParts(pieces).map((part) => (
                <span key={part[0]?.at} className={isSpace(part) ? undefined : 'desk-unbroken'}>
                  {part.map((piece) =>
                    piece.syllables ? (
                      <Word
                        key={piece.at}
                        piece={piece}
                        isStop={piece === firstWord}
                        onWord={onWord}
                      />
                    ) : (
                      piece.text
                    ),
                  )}
                </span>
              ))
            : pieces.map(({ text }) => text)}
        </p>
      ))}
    </div>
  )
}

const isSpace = (part: TextPiece[]) => part.every(({ text }) => text.trim() === '')

function moveOn(event: KeyboardEvent<HTMLButtonElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  const text = event.currentTarget.closest('.desk-preview-text')
  const words = [...(text?.querySelectorAll('button') ?? [])]
  words[words.indexOf(event.currentTarget) + step]?.focus()
  event.preventDefault()
}

interface WordProps {
  piece: TextPiece
  /** Tab stops here. */
  isStop: boolean
  onWord: (word: string) => void
}

function Word({ piece, isStop, onWord }: WordProps) {
  const syllables = (piece.syllables ?? []).map((syllable, at) => ({ key: `${at}`, syllable }))
  return (
    <button
      type="button"
      className="desk-word"
      tabIndex={isStop ? 0 : -1}
      onKeyDown={moveOn}
      onClick={() => onWord(piece.text)}
    >
      {syllables.map(({ key, syllable }) => (
        <span key={key}>{syllable}</span>
      ))}
    </button>
  )
}
