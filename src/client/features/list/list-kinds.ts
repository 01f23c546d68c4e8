import { Bookmark, Heart, Star } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import emptyBookmark from './empty-bookmark.svg'
import emptyHearts from './empty-hearts.svg'
import emptyStars from './empty-stars.svg'

/** The three lists: a child's favourites, its queue, the account's likes. */
export const listKinds = {
  favorites: {
    path: '/favorites',
    heading: m.favorites_heading,
    short: m.list_favorites,
    description: m.favorites_description,
    intro: m.list_favorites_intro,
    Icon: Star,
    removeLabel: m.list_favorite_of,
    removed: m.list_favorite_removed,
    empty: { scene: emptyStars, text: m.list_favorites_empty },
  },
  remember: {
    path: '/remember',
    heading: m.remember_heading,
    short: m.remember_heading,
    description: m.remember_description,
    intro: m.list_remember_intro,
    Icon: Bookmark,
    removeLabel: m.list_remember_of,
    removed: m.list_remember_removed,
    empty: { scene: emptyBookmark, text: m.list_remember_empty },
  },
  liked: {
    path: '/liked',
    heading: m.liked_heading,
    short: m.liked_heading,
    description: m.liked_description,
    intro: m.list_liked_intro,
    Icon: Heart,
    removeLabel: m.story_like,
    removed: m.list_liked_removed,
    empty: { scene: emptyHearts, text: m.list_liked_empty },
  },
} as const

export type ListKind = keyof typeof listKinds
