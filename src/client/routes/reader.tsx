import { useSearchParams } from 'react-router'
import { ChooseFirst } from '../features/reading/choose-first.tsx'
import { Reader } from '../features/reading/reader.tsx'

export function Component() {
  const storyId = useSearchParams()[0].get('story')
  return storyId ? <Reader key={storyId} storyId={storyId} /> : <ChooseFirst />
}
