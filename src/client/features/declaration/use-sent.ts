import { useEffect, useRef, useState } from 'react'
import type { PagePath } from '../../../contract/page.ts'
import type { Sent } from './sent.ts'
import { forgetSent, keepSent, readSent } from './sent.ts'

/**
 * What was sent from the page `path`: it lasts through a reload and a change of language, until the
 * page is left. The heading gets the focus when the receipt comes or goes.
 */
export function useSent(path: PagePath) {
  const [sent, setSent] = useState<Sent | null>(null)
  const hasNews = useRef(false)

  useEffect(() => {
    setSent(readSent(path))
    return () => {
      if (location.pathname !== path) forgetSent(path)
    }
  }, [path])

  useEffect(() => {
    if (!hasNews.current) return
    hasNews.current = false
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.scrollIntoView({ block: 'center' })
    heading?.focus({ preventScroll: true })
  })

  const show = (next: Sent | null) => {
    hasNews.current = true
    if (next) keepSent(path, next)
    else forgetSent(path)
    setSent(next)
  }
  return { sent, onSent: show, onAgain: () => show(null) }
}
