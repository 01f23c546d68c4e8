import type { KeyboardEvent } from 'react'
import type { Language } from '../../../../../contract/base.ts'
import { groupUnbreakable, splitIntoPieces, type TextPiece } from '../core/syllables.ts'

interface PreviewTextProps {
  /** With soft hyphens between the syllables that the server has found. */
  paragraphs: readonly string[]
  language: Language
  onSelectWord: (word: string) => void
}

/** The text of a page. German words are buttons with one tab stop; arrow keys move the focus. */
export function PreviewText({ paragraphs, language, onSelectWord }: PreviewTextProps) {
  const keyed = paragraphs.map((text, at) => ({ key: `${at}`, pieces: splitIntoPieces(text) }))
  const firstWord = keyed.flatMap(({ pieces }) => pieces).find(({ syllables }) => syllables)
  return (
    <div className="desk-preview-text" lang={language}>
      {keyed.map(({ key, pieces }) => (
        <p key={key}>
          {language === 'de'
            ? groupUnbreakable(pieces).map((part) => (
                <span key={part[0]?.at} className={isSpace(part) ? undefined : 'desk-unbroken'}>
                  {part.map((piece) =>
                    piece.syllables ? (
                      <Word
                        key={piece.at}
                        piece={piece}
                        isTabStop={piece === firstWord}
                        onSelectWord={onSelectWord}
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

function handleArrowKey(event: KeyboardEvent<HTMLButtonElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  const text = event.currentTarget.closest('.desk-preview-text')
  const words = [...(text?.querySelectorAll('button') ?? [])]
  words[words.indexOf(event.currentTarget) + step]?.focus()
  event.preventDefault()
}

interface WordProps {
  piece: TextPiece
  isTabStop: boolean
  onSelectWord: (word: string) => void
}

function Word({ piece, isTabStop, onSelectWord }: WordProps) {
  const syllables = (piece.syllables ?? []).map((syllable, at) => ({ key: `${at}`, syllable }))
  return (
    <button
      type="button"
      className="desk-word"
      tabIndex={isTabStop ? 0 : -1}
      onKeyDown={handleArrowKey}
      onClick={() => onSelectWord(piece.text)}
    >
      {syllables.map(({ key, syllable }) => (
        <span key={key}>{syllable}</span>
      ))}
    </button>
  )
}
