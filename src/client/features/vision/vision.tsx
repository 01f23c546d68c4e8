import { Paper } from '../../ui/paper.tsx'
import {
  type DocumentNode,
  type PageDocument,
  type Section,
  splitSections,
} from '../document/document.ts'
import { DocumentNodes } from '../document/document-nodes.tsx'
import { StartButton } from '../session/start-button.tsx'
import './vision.css'

/** „Unsere Vision“: one sheet of paper per section, with pictures of stories. */
export function Vision({ text }: { text: PageDocument }) {
  const [opening, ...sections] = splitSections(text.children)
  return (
    <div className="vision mx-auto max-w-page px-4 pt-10 md:px-8 md:pt-14">
      {opening && <Opening title={text.title} section={opening} />}
      {sections.map((section) => (
        <VisionSection key={section.id} section={section} isLast={section === sections.at(-1)} />
      ))}
    </div>
  )
}

function Opening({ title, section }: { title: string; section: Section }) {
  const { picture, text } = splitPicture(section.children)
  return (
    <div className="paper hero vision-opening">
      <div className="vision-opening-text">
        <h1 tabIndex={-1}>{title}</h1>
        <DocumentNodes nodes={text} />
        <StartButton />
      </div>
      <div className="hero-picture wave-below min-[40rem]:wave-beside">
        <DocumentNodes nodes={picture} />
      </div>
    </div>
  )
}

function VisionSection({ section, isLast }: { section: Section; isLast: boolean }) {
  const { id, heading, children } = section
  const { picture, text } = splitPicture(children)
  return (
    <section aria-labelledby={id} className="vision-section" data-section={id}>
      <Paper className="vision-paper">
        {picture.length > 0 && (
          <div className="vision-picture">
            <DocumentNodes nodes={picture} />
          </div>
        )}
        <div className="vision-text">
          {heading && <DocumentNodes nodes={[heading]} />}
          <DocumentNodes nodes={text} />
          {isLast && <StartButton />}
        </div>
      </Paper>
    </section>
  )
}

/** Separates a leading picture from the text. */
function splitPicture(nodes: DocumentNode[]): { picture: DocumentNode[]; text: DocumentNode[] } {
  const [first, ...rest] = nodes
  const inner = typeof first === 'object' && first.tag === 'p' ? first.children : []
  const [only] = inner
  if (inner.length === 1 && typeof only === 'object' && only.tag === 'img') {
    return { picture: inner, text: rest }
  }
  return { picture: [], text: nodes }
}
