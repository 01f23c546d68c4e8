import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { EditedPost } from '../../../../contract/news.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toast.ts'
import { type Conflict, EditConflict, findConflict } from '../shared/edit-conflict.tsx'
import { postFormAddress, postsAddress } from '../shared/editor-addresses.ts'
import { BackLink } from '../shared/editor-panel.tsx'
import { refusalText } from '../shared/editor-texts.ts'
import { useUnsavedGuard } from '../shared/leave-guard.tsx'
import { findProblems, isSameDraft, type PostDraft, toPostDraft, toSlug } from './post-draft.ts'
import { PostFields } from './post-fields.tsx'
import { PostPicture } from './post-picture.tsx'
import { RemovePost } from './remove-post.tsx'
import { TextFields } from './text-fields.tsx'
import { useSavePost } from './use-save-post.ts'

/** The form of one post: texts in both languages with a preview, kind, date and picture. */
export function PostEditor({ initial }: { initial: PostDraft }) {
  const navigate = useNavigate()
  const [saved, setSaved] = useState(initial)
  const [draft, setDraft] = useState(initial)
  const [problems, setProblems] = useState<string[]>([])
  const isNew = saved.version === 0
  const { stopGuarding } = useUnsavedGuard(!isSameDraft(saved, draft))
  const save = useSavePost((post) => {
    load(post)
    void showToast(m.editor_news_saved({ title: post.texts.de.title }), 'success')
    stopGuarding()
    if (isNew) void navigate(postFormAddress(post.slug), { replace: true })
  })
  const conflict = findConflict<EditedPost>(save.error)

  const load = (post: EditedPost) => {
    setSaved(toPostDraft(post))
    setDraft(toPostDraft(post))
  }
  const change = (part: Partial<PostDraft>) => setDraft((before) => ({ ...before, ...part }))
  const submit = (submitted: PostDraft) => {
    const newProblems = findProblems(submitted)
    setProblems(newProblems)
    if (newProblems.length === 0) save.mutate(submitted)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit(draft)
  }
  const takeTheirs = (current: EditedPost) => {
    load(current)
    save.reset()
  }
  const keepMine = (current: EditedPost | null) => {
    const mine = { ...draft, version: current?.version ?? 0 }
    setDraft(mine)
    submit(mine)
  }

  return (
    <form className="post-editor" noValidate onSubmit={handleSubmit}>
      <BackLink to={postsAddress}>{m.editor_news_back()}</BackLink>
      <h2>{isNew ? m.editor_news_new_heading() : saved.texts.de.title}</h2>
      <Problems problems={problems} />
      {save.error && !conflict && <Notice tone="danger">{refusalText(save.error)}</Notice>}
      {conflict && <PostConflict {...conflict} onKeep={keepMine} onTake={takeTheirs} />}
      <div className="post-languages">
        <TextFields
          language="de"
          legend={m.editor_news_german()}
          text={draft.texts.de}
          isRequired
          onChange={(de) =>
            change({
              texts: { ...draft.texts, de },
              // The slug follows the title until the editor changes it.
              ...(isNew &&
                draft.slug === toSlug(draft.texts.de.title) && { slug: toSlug(de.title) }),
            })
          }
        />
        <TextFields
          language="en"
          legend={m.editor_news_english()}
          text={draft.texts.en}
          isRequired={false}
          onChange={(en) => change({ texts: { ...draft.texts, en } })}
        />
      </div>
      <PostFields draft={draft} isNew={isNew} onChange={change} />
      <PostPicture picture={draft.picture} onChange={(picture) => change({ picture })} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" aria-disabled={save.isPending}>
          {save.isPending ? m.editor_news_saving() : m.editor_news_save()}
        </Button>
      </div>
      {!isNew && (
        <RemovePost slug={saved.slug} title={saved.texts.de.title} onRemoved={stopGuarding} />
      )}
    </form>
  )
}

/** What must be corrected; takes the focus, so screen readers read it. */
function Problems({ problems }: { problems: string[] }) {
  const ref = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (problems.length > 0) ref.current?.focus()
  }, [problems])
  if (problems.length === 0) return null
  return (
    <Notice tone="danger">
      <ul ref={ref} tabIndex={-1}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Notice>
  )
}

interface PostConflictProps extends Conflict<EditedPost> {
  onKeep: (current: EditedPost | null) => void
  onTake: (current: EditedPost) => void
}

function PostConflict({ current, onKeep, onTake }: PostConflictProps) {
  const keep = { label: m.editor_conflict_keep_mine(), onClick: () => onKeep(current) }
  if (!current) return <EditConflict text={m.editor_news_conflict_removed()} actions={[keep]} />
  const { title, summary, markdown } = current.texts.de
  const take = { label: m.editor_news_conflict_take(), onClick: () => onTake(current) }
  return (
    <EditConflict text={m.editor_news_conflict()} actions={[keep, take]}>
      <details>
        <summary>{m.editor_news_conflict_theirs()}</summary>
        <p className="font-bold">{title}</p>
        <p>{summary}</p>
        <pre>{markdown}</pre>
      </details>
    </EditConflict>
  )
}
