import { api, query } from '../../../data/core/api.ts'

export const pollsQuery = () => query.vote.list.queryOptions()

const pageSize = 100

/** Every published story by title, as choices for a candidate's sample. */
export const storiesQuery = () => ({
  queryKey: ['editor', 'vote', 'stories'],
  queryFn: async () => {
    const stories: { storyId: string; title: string; fileName: string }[] = []
    for (;;) {
      const page = await api.story.list({ limit: pageSize, offset: stories.length, sort: 'title' })
      stories.push(...page.items)
      if (page.items.length < pageSize) return stories
    }
  },
})
