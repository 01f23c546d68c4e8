import { Paper } from '../../ui/paper.tsx'
import type { DocumentNode, PageDocument, Section } from '../document/document.ts'
import { sectionsOf } from '../document/document.ts'
import { DocumentNodes } from '../document/document-nodes.tsx'
import { StartButton } from '../session/start-button.tsx'
import './vision.css'

/** What we want and promise: a sheet of paper for each thought, with pictures of our stories. */
export function Vision({ text }: { text: PageDocument }) {
  const [opening, ...sections] = sectionsOf(text.children)
  return (
    <div className="vision mx-auto max-w-page px-4 pt-10 md:px-8 md:pt-14">
      {opening && <Opening title={text.title} section={opening} />}
      {sections.map((section) => (
        <Thought key={section.id} section={section} isLast={section === sections.at(-1)} />
      ))}
    </div>
  )
}

function Opening({ title, section }: { title: string; section: Section }) {
  const { picture, words } = partsOf(section.children)
  return (
    <div className="paper hero vision-opening">
      <div className="vision-opening-words">
        <h1 tabIndex={-1}>{title}</h1>
        <DocumentNodes nodes={words} />
        <StartButton />
      </div>
      <div className="hero-picture">
        <DocumentNodes nodes={picture} />
      </div>
    </div>
  )
}

function Thought({ section, isLast }: { section: Section; isLast: boolean }) {
  const { id, heading, children } = section
  const { picture, words } = partsOf(children)
  return (
    <section aria-labelledby={id} className="vision-thought" data-thought={id}>
      <Paper className="vision-paper">
        {picture.length > 0 && (
          <div className="vision-picture">
            <DocumentNodes nodes={picture} />
          </div>
        )}
        <div className="vision-words">
          {heading && <DocumentNodes nodes={[heading]} />}
          <DocumentNodes nodes={words} />
          {isLast && <StartButton />}
        </div>
      </Paper>
    </section>
  )
}

/** A picture that a section begins with stands beside its words. */
function partsOf(nodes: DocumentNode[]): { picture: DocumentNode[]; words: DocumentNode[] } {
  const [first, ...rest] = nodes
  const inner = typeof first === 'object' && first.tag === 'p' ? first.children : []
  const [only] = inner
  if (inner.length === 1 && typeof only === 'object' && only.tag === 'img') {
    return { picture: inner, words: rest }
  }
  return { picture: [], words: nodes }
}
