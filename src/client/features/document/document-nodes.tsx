import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import type { DocumentElement, DocumentNode } from './document.ts'
import { withOperator } from './operator.ts'

/** The elements of a text page. */
export function DocumentNodes({ nodes }: { nodes: DocumentNode[] }): ReactNode {
  return nodes.map((node, at) =>
    typeof node === 'string' ? (
      withOperator(node)
    ) : (
      // A text never changes its order.
      <Element key={`${node.tag} ${at.toString()}`} element={node} />
    ),
  )
}

function Element({ element }: { element: DocumentElement }): ReactNode {
  const { tag: Tag, id, children } = element
  if (Tag === 'a') return <TextLink element={element} />
  if (Tag === 'img') return <Picture element={element} />
  if (Tag === 'hr' || Tag === 'br') return <Tag />
  return (
    // A heading that a link leads to takes the focus.
    <Tag {...(id !== undefined && { id, tabIndex: -1 })}>
      <DocumentNodes nodes={children} />
    </Tag>
  )
}

function TextLink({ element: { href = '', children } }: { element: DocumentElement }) {
  const words = <DocumentNodes nodes={children} />
  if (href.startsWith('/')) return <Link to={href}>{words}</Link>
  return <a href={withOperator(href)}>{words}</a>
}

/** A page of a story, or a small round animal. */
function Picture({ element: { src = '', alt = '' } }: { element: DocumentElement }) {
  const [width, height] = src.startsWith('/avatars/') ? [160, 160] : [960, 720]
  return <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
}
