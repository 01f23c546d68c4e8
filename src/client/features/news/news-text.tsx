import type { ReactNode } from 'react'
import { createElement, useMemo } from 'react'
import { Link } from '../../ui/link.tsx'
import './news-text.css'

/** What Markdown can make; anything else is only its text. */
const allowed = new Set('p h2 h3 h4 h5 h6 ul ol li strong em code pre blockquote hr br'.split(' '))

/** A post's text. The server's HTML becomes elements one by one: nothing else can get into the page. */
export function NewsText({ html, lang }: { html: string; lang?: string }) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    return [...body.childNodes].map(toElement)
  }, [html])
  return (
    <div className="news-text" lang={lang}>
      {content}
    </div>
  )
}

function toElement(node: ChildNode, key: number): ReactNode {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent : null
  const name = node.localName
  const children = [...node.childNodes].map(toElement)
  if (name === 'a')
    return <TextLink key={key} address={node.getAttribute('href')} text={children} />
  if (!allowed.has(name)) return node.textContent
  // Elements without content must not get any.
  return name === 'hr' || name === 'br'
    ? createElement(name, { key })
    : createElement(name, { key }, ...children)
}

function TextLink({ address, text }: { address: string | null; text: ReactNode[] }) {
  const whole = address ? URL.parse(address, location.origin) : null
  if (!whole || !['http:', 'https:', 'mailto:'].includes(whole.protocol)) return <>{text}</>
  return whole.origin === location.origin ? (
    <Link to={whole.pathname + whole.search + whole.hash}>{text}</Link>
  ) : (
    <a href={whole.href} rel="noopener">
      {text}
    </a>
  )
}
