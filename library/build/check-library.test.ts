import { expect, test } from 'vitest'
import type { Language, StorySource } from '../text/story-source.ts'
import { checkNames } from './check-library.ts'

type Named = Pick<StorySource, 'id' | 'lang' | 'children' | 'series'>

const story = (id: string, lang: Language, children: string[], series: string | null = null) =>
  ({ id, lang, children, series }) as Named as StorySource

test('a name belongs to the child of one story or series', () => {
  const moon = story('mond', 'de', ['Elif', 'Ben'])
  expect(
    checkNames([moon, story('mond', 'en', ['Elif', 'Ben']), story('zahn', 'de', ['Pia'])]),
  ).toEqual([])
  expect(checkNames([moon, story('zahn', 'de', ['Pia', 'Ben'])])).toEqual([
    'zahn: de: mond has a child named Ben, too',
  ])
  const inSeries = (id: string) => story(id, 'de', ['Bela'], 'bela-und-karla')
  expect(checkNames([inSeries('martin'), inSeries('esel')])).toEqual([])
  expect(checkNames([inSeries('martin'), story('zahn', 'de', ['Bela'])])).toHaveLength(1)
})
