import type { ReactNode } from 'react'
import { getLocale } from '../../paraglide/runtime.js'
import { SpeakButton } from './speak-button.tsx'
import './kids-picture.css'

interface KidsPictureProps {
  /** A name of `library/draw/kids/`. */
  picture: 'begin' | 'favorites' | 'shelf' | 'sleep' | 'ask'
  /** What the speaker button says. */
  text: string
  /** The caption. */
  children: ReactNode
}

/** A large picture that says to children what its caption says to adults. */
export function KidsPicture({ picture, text, children }: KidsPictureProps) {
  return (
    <figure className="kids-picture paper">
      <img src={`/kids/${picture}.avif`} width={1200} height={900} alt="" />
      <figcaption>
        <div>{children}</div>
        <SpeakButton text={text} language={getLocale()} />
      </figcaption>
    </figure>
  )
}
