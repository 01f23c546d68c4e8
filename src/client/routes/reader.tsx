import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useSearchParams,
} from 'react-router'
import { queryClientContext } from '../data/queries/query-client.ts'
import { ChooseFirst } from '../features/reading/opening/choose-first.tsx'
import { prefetchStory } from '../features/reading/opening/opening-query.ts'
import { Reader } from '../features/reading/reader.tsx'

/** Runs on navigation only; links do not prefetch loaders. Prerendering opens no story. */
export function loader({ request, context }: LoaderFunctionArgs) {
  if (import.meta.env.SSR) return null
  prefetchStory(context.get(queryClientContext), new URL(request.url).searchParams)
  return null
}

/** Turning a page changes the address, but opens no story. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.searchParams.get('story') !== nextUrl.searchParams.get('story')
}

export function Component() {
  const storyId = useSearchParams()[0].get('story')
  return storyId ? <Reader key={storyId} storyId={storyId} /> : <ChooseFirst />
}
