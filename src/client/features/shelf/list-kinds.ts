import { Bookmark, Heart, Star } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import nest from '../landing/nest.svg'
import emptyBookmark from './empty-bookmark.svg'
import emptyStars from './empty-stars.svg'

/** What makes the three lists different: a child's favourites, its queue, the account's likes. */
export const listKinds = {
  favorites: {
    path: '/favorites',
    heading: m.favorites_heading,
    short: m.shelf_favorites,
    description: m.favorites_description,
    intro: m.shelf_favorites_intro,
    Sign: Star,
    takeOff: m.shelf_favorite_of,
    removed: m.shelf_favorite_removed,
    empty: { scene: emptyStars, text: m.shelf_favorites_empty },
  },
  remember: {
    path: '/remember',
    heading: m.remember_heading,
    short: m.remember_heading,
    description: m.remember_description,
    intro: m.shelf_remember_intro,
    Sign: Bookmark,
    takeOff: m.shelf_remember_of,
    removed: m.shelf_remember_removed,
    empty: { scene: emptyBookmark, text: m.shelf_remember_empty },
  },
  liked: {
    path: '/liked',
    heading: m.liked_heading,
    short: m.liked_heading,
    description: m.liked_description,
    intro: m.shelf_liked_intro,
    Sign: Heart,
    takeOff: m.story_like,
    removed: m.shelf_liked_removed,
    empty: { scene: nest, text: m.shelf_liked_empty },
  },
} as const

export type ListKind = keyof typeof listKinds
