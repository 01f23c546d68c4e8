import { createElement, type ReactNode, useMemo } from 'react'
import { Link } from '../../ui/link.tsx'
import './news-text.css'

/** Elements that Markdown produces, except links; others are reduced to their text. */
const allowedElements = new Set(
  'p h2 h3 h4 h5 h6 ul ol li strong em code pre blockquote hr br'.split(' '),
)

/** A post's text. Renders only allowed elements of the server's HTML, so it cannot inject others. */
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
  if (!allowedElements.has(name)) return node.textContent
  // Void elements must not get children.
  return name === 'hr' || name === 'br'
    ? createElement(name, { key })
    : createElement(name, { key }, ...children)
}

function TextLink({ address, text }: { address: string | null; text: ReactNode[] }) {
  const url = address ? URL.parse(address, location.origin) : null
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return <>{text}</>
  return url.origin === location.origin ? (
    <Link to={url.pathname + url.search + url.hash}>{text}</Link>
  ) : (
    <a href={url.href} rel="noopener">
      {text}
    </a>
  )
}
