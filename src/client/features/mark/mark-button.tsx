import { Bookmark, Star } from 'lucide-react'
import type { ListName } from '../../../contract/list.ts'
import './mark-button.css'
import { listLabels } from './list-labels.ts'
import { useMark } from './use-mark.ts'

interface MarkButtonProps {
  list: ListName
  storyId: string
  title: string
  className?: string
}

const icons = { favorites: Star, remember: Bookmark }

/** The star or the bookmark of the active child; both are private to the family. */
export function MarkButton({ list, storyId, title, className = '' }: MarkButtonProps) {
  const { isMarked, toggle } = useMark(list, storyId, title)
  const Icon = icons[list]
  const { mark, short } = listLabels[list]
  return (
    <button
      type="button"
      className={`mark-button ${className}`}
      data-list={list}
      aria-pressed={isMarked}
      aria-label={mark({ title })}
      onClick={toggle}
    >
      <Icon aria-hidden="true" size={26} fill={isMarked ? 'currentColor' : 'none'} />
      <span aria-hidden="true">{short()}</span>
    </button>
  )
}
