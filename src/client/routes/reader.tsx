import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { useSearchParams } from 'react-router'
import { queryClientContext } from '../data/query-client.ts'
import { ChooseFirst } from '../features/reading/choose-first.tsx'
import { openAhead } from '../features/reading/opening.ts'
import { Reader } from '../features/reading/reader.tsx'

/** Only a real navigation comes here: links are never prefetched by their loader. */
export function loader({ request, context }: LoaderFunctionArgs) {
  openAhead(context.get(queryClientContext), new URL(request.url).searchParams)
  return null
}

/** Turning a page changes the address, but opens nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.searchParams.get('story') !== nextUrl.searchParams.get('story')
}

export function Component() {
  const storyId = useSearchParams()[0].get('story')
  return storyId ? <Reader key={storyId} storyId={storyId} /> : <ChooseFirst />
}
