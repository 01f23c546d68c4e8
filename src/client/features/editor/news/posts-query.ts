import { keepPreviousData } from '@tanstack/react-query'
import { query } from '../../../data/api.ts'

/** Every post, also what is not public. */
export const postsQuery = () => query.news.listAll.queryOptions()

/** What a text will look like; the last one stays until the next is there. */
export const previewQuery = (markdown: string) => ({
  ...query.news.preview.queryOptions({ input: { markdown } }),
  gcTime: 0,
  placeholderData: keepPreviousData,
  enabled: markdown.trim() !== '',
})

/** Where the list is, or one post; '' is a new one. */
export const areaAddress = (slug?: string) =>
  `/content-manager?bereich=neuigkeiten${slug === undefined ? '' : `&beitrag=${slug}`}`
