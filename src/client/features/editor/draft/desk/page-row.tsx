import { Copy, Trash2 } from 'lucide-react'
import { memo, useState } from 'react'
import type { Language } from '../../../../../contract/base.ts'
import type { DraftPage } from '../../../../../contract/story-draft.ts'
import { m } from '../../../../paraglide/messages.js'
import { MoveButtons } from '../../../list/move-buttons.tsx'
import { GrowingArea } from '../core/growing-area.tsx'
import { findPageProblem, isSameText, joinParagraphs, splitParagraphs } from '../core/page-text.ts'
import { pagePartId } from './desk.ts'
import { PagePictureFields } from './page-picture-fields.tsx'
import type { PageActions } from './use-page-actions.ts'

interface PageRowProps {
  page: DraftPage
  /** Index from 0. */
  index: number
  count: number
  language: Language
  pictureUrl: string | null
  /** Shows only the beginning of the text. */
  isFolded: boolean
  /** The preview shows this page. */
  isCurrent: boolean
  isDragged: boolean
  actions: PageActions
}

const problems = {
  'too-many': m.draft_page_too_many,
  'too-long': m.draft_page_too_long,
}

/** One page with its picture and text; memoized, so typing rerenders only the changed row. */
export const PageRow = memo(function PageRow(props: PageRowProps) {
  const { page, index, count, language, pictureUrl, isFolded, isCurrent, isDragged, actions } =
    props
  const number = index + 1
  const title = m.draft_page_of({ number })
  return (
    <li
      className="desk-page"
      data-folded={isFolded || undefined}
      data-current={isCurrent || undefined}
      data-dragged={isDragged || undefined}
      onFocus={() => !isCurrent && actions.choose(page.pageId)}
    >
      <div className="desk-page-head">
        <h4>{title}</h4>
        {isFolded && (
          <p className="desk-page-start" lang={language}>
            {page.paragraphs[0] ?? m.draft_page_empty()}
          </p>
        )}
        {!isFolded && (
          <>
            <button
              type="button"
              className="desk-icon"
              aria-label={m.draft_page_copy({ number })}
              onClick={() => actions.duplicate(page, index)}
            >
              <Copy aria-hidden="true" size={22} />
            </button>
            <button
              type="button"
              className="desk-icon"
              aria-label={m.draft_page_remove({ number })}
              onClick={() => actions.remove(page, index)}
            >
              <Trash2 aria-hidden="true" size={22} />
            </button>
          </>
        )}
        <MoveButtons
          title={title}
          index={index}
          count={count}
          onMove={(to) => actions.move(page.pageId, to)}
          onDrag={(event) => actions.drag(page.pageId, event)}
        />
      </div>
      {!isFolded && (
        <>
          <PageTextField
            page={page}
            number={number}
            language={language}
            onChange={actions.change}
          />
          <PagePictureFields
            page={page}
            number={number}
            language={language}
            url={pictureUrl}
            actions={actions}
          />
        </>
      )}
    </li>
  )
})

interface PageTextFieldProps {
  page: DraftPage
  number: number
  language: Language
  onChange: PageActions['change']
}

/** The paragraphs of a page as one text: a new line begins a new paragraph. */
function PageTextField({ page, number, language, onChange }: PageTextFieldProps) {
  const [text, setText] = useState(() => joinParagraphs(page.paragraphs))
  // A restored revision or a merge has changed the text.
  if (!isSameText(splitParagraphs(text), page.paragraphs)) setText(joinParagraphs(page.paragraphs))
  const problem = findPageProblem(page.paragraphs)
  return (
    <div id={pagePartId(page.pageId)}>
      <GrowingArea
        label={m.draft_page_text({ number })}
        lang={language}
        value={text}
        rows={4}
        error={problem && problems[problem]()}
        onChange={({ target }) => {
          setText(target.value)
          onChange(page.pageId, { paragraphs: splitParagraphs(target.value) })
        }}
      />
    </div>
  )
}
