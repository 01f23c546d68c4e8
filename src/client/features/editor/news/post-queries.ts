import { keepPreviousData } from '@tanstack/react-query'
import { query } from '../../../data/core/api.ts'

/** Every post, including drafts and scheduled ones. */
export const postsQuery = () => query.news.listAll.queryOptions()

/** Markdown as HTML; the previous answer stays until the next one arrives. */
export const previewQuery = (markdown: string) => ({
  ...query.news.preview.queryOptions({ input: { markdown } }),
  gcTime: 0,
  placeholderData: keepPreviousData,
  enabled: markdown.trim() !== '',
})
