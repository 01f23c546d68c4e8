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
      // The nodes are static, so the index is a stable key.
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
    // Anchors are focusable, so that links move the focus.
    <Tag {...(id !== undefined && { id, tabIndex: -1 })}>
      <DocumentNodes nodes={children} />
    </Tag>
  )
}

function TextLink({ element: { href = '', children } }: { element: DocumentElement }) {
  const content = <DocumentNodes nodes={children} />
  if (href.startsWith('/')) return <Link to={href}>{content}</Link>
  return <a href={withOperator(href)}>{content}</a>
}

/** A picture of a story's page (960 x 720 pixels), or an avatar (160 x 160). */
function Picture({ element: { src = '', alt = '' } }: { element: DocumentElement }) {
  const [width, height] = src.startsWith('/avatars/') ? [160, 160] : [960, 720]
  return <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
}
