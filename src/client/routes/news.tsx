import { useSearchParams } from 'react-router'
import { FridayStories } from '../features/news/friday-stories.tsx'
import '../features/news/news.css'
import { readNewsAddress } from '../features/news/news-address.ts'
import { NewsList } from '../features/news/news-list.tsx'
import { NewsPost } from '../features/news/news-post.tsx'
import { usePostChange } from '../features/news/use-post-change.ts'
import { MailedNewsletter } from '../features/newsletter/mailed-newsletter.tsx'
import { useIsMounted } from '../lib/use-is-mounted.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { Page } from '../shell/page/page.tsx'

export function Component() {
  const [search] = useSearchParams()
  const address = readNewsAddress(search)
  // A prerendered page has no query.
  const isMounted = useIsMounted()
  const { slug, kind } = isMounted ? address : { slug: null, kind: null }
  usePostChange(isMounted ? slug : undefined)
  if (slug !== null) return <NewsPost key={slug} slug={slug} />
  const feed = getLocale() === 'de' ? '/news/feed.atom' : '/news/feed.atom?lang=en'
  return (
    <Page heading={m.news_heading()} picture="letter" description={m.news_description()}>
      <link rel="alternate" type="application/atom+xml" title={m.news_feed_title()} href={feed} />
      <MailedNewsletter />
      <p>{m.news_text()}</p>
      <NewsList kind={kind} />
      <FridayStories />
      <p className="mt-6 text-sm">
        <a href={feed}>{m.news_feed()}</a>
      </p>
    </Page>
  )
}
