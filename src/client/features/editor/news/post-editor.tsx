import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { EditedPost } from '../../../../contract/news.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toast.ts'
import { BackLink } from '../back-link.tsx'
import { refusalText } from '../editor-words.ts'
import { useUnsaved } from '../leave-guard.tsx'
import { EditedMeanwhile } from './edited-meanwhile.tsx'
import type { PostDraft } from './post-draft.ts'
import { draftOf, isSame, problemsOf, slugOf } from './post-draft.ts'
import { PostFields } from './post-fields.tsx'
import { PostPicture } from './post-picture.tsx'
import { areaAddress } from './posts-query.ts'
import { RemovePost } from './remove-post.tsx'
import { TextFields } from './text-fields.tsx'
import { useSavePost } from './use-save-post.ts'

/** One post: what it says in both languages, when it appears, and what it will look like. */
export function PostEditor({ saved }: { saved: PostDraft }) {
  const navigate = useNavigate()
  const [began, setBegan] = useState(saved)
  const [draft, setDraft] = useState(saved)
  const [problems, setProblems] = useState<string[]>([])
  const [theirs, setTheirs] = useState<EditedPost | null | undefined>(undefined)
  const isNew = began.version === 0
  const { letGo } = useUnsaved(!isSame(began, draft))
  const save = useSavePost((result) => {
    if (result.kind === 'edited-meanwhile') return setTheirs(result.current)
    takeOver(result.post)
    void showToast(m.editor_news_saved({ title: result.post.texts.de.title }), 'success')
    letGo()
    if (isNew) void navigate(areaAddress(result.post.slug), { replace: true })
  })

  const takeOver = (post: EditedPost) => {
    setTheirs(undefined)
    setBegan(draftOf(post))
    setDraft(draftOf(post))
  }
  const change = (part: Partial<PostDraft>) => setDraft((before) => ({ ...before, ...part }))
  const send = (wanted: PostDraft) => {
    const found = problemsOf(wanted)
    setProblems(found)
    if (found.length === 0) save.mutate(wanted)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    send(draft)
  }

  return (
    <form className="post-editor" noValidate onSubmit={handleSubmit}>
      <BackLink to={areaAddress()}>{m.editor_news_back()}</BackLink>
      <h2>{isNew ? m.editor_news_new_heading() : began.texts.de.title}</h2>
      <Problems problems={problems} />
      {save.error && !save.isPending && <Notice tone="danger">{refusalText(save.error)}</Notice>}
      {theirs !== undefined && (
        <EditedMeanwhile
          theirs={theirs}
          onTake={() => theirs && takeOver(theirs)}
          onKeep={() => {
            const mine = { ...draft, version: theirs?.version ?? 0 }
            setTheirs(undefined)
            setDraft(mine)
            send(mine)
          }}
        />
      )}
      <div className="post-languages">
        <TextFields
          language="de"
          legend={m.editor_news_german()}
          text={draft.texts.de}
          isRequired
          onChange={(de) =>
            change({
              texts: { ...draft.texts, de },
              // The address follows the title until somebody writes one.
              ...(isNew &&
                draft.slug === slugOf(draft.texts.de.title) && { slug: slugOf(de.title) }),
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
        <Button type="submit" look="primary" aria-disabled={save.isPending}>
          {save.isPending ? m.editor_news_saving() : m.editor_news_save()}
        </Button>
      </div>
      {!isNew && <RemovePost slug={began.slug} title={began.texts.de.title} onRemoved={letGo} />}
    </form>
  )
}

/** What is still missing; it takes the focus, so that it is read out. */
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
