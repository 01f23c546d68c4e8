import type { ReactNode } from 'react'
import small from '../../landing/hero-640.avif'
import large from '../../landing/hero-1280.avif'
import './login-layout.css'

interface LoginLayoutProps {
  heading: string
  intro?: string | undefined
  children: ReactNode
}

/** The form, on wide screens beside a picture of the forest at night; a phone shows its first field at once. */
export function LoginLayout({ heading, intro, children }: LoginLayoutProps) {
  return (
    <div className="depends-on-query mx-auto max-w-page px-4 pt-5 md:px-8 md:pt-8">
      <div className="login-paper paper mx-auto grid max-w-[68rem] grid-cols-1 overflow-hidden rounded-paper bg-card shadow-paper md:grid-cols-[6fr_5fr]">
        <div className="login-content mx-auto grid w-full max-w-[34rem] grid-cols-1 content-start gap-4 p-[min(1.5rem,6vw)] sm:p-8 lg:p-12 [@media(height>=30rem)]:sm:gap-6">
          <div className="login-head">
            <h1 tabIndex={-1}>{heading}</h1>
            {intro && <p className="mt-2">{intro}</p>}
          </div>
          {children}
        </div>
        <div className="hero-picture wave-below max-md:hidden md:wave-beside">
          <img
            src={small}
            srcSet={`${small} 640w, ${large} 1280w`}
            sizes="(width >= 68rem) 32rem, 46vw"
            width={640}
            height={600}
            alt=""
            // Not loaded where it is hidden.
            loading="lazy"
          />
        </div>
      </div>
    </div>
  )
}
