import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chunkGroups, chunkTest } from './chunk-groups.ts'

const keys = Object.keys(JSON.parse(readFileSync('messages/de.json', 'utf8')))

test.each(chunkGroups)('$name names files and messages that exist', (group) => {
  const { paths, except = [], messages = [] } = group
  expect([...paths, ...except].filter((path) => !existsSync(path))).toEqual([])
  expect(messages.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([])
})

test.each([
  ['shared', 'src/contract/plan.ts', true],
  ['shared', 'src/contract/plan.test.ts', false],
  ['shared', 'src/client/paraglide/messages/site_name.js', true],
  ['stories', 'src/client/features/story/card/story-card.tsx', true],
  ['stories', 'src/client/features/story/top-stories/top-stories.tsx', false],
  ['stories', 'node_modules/@tanstack/react-query/build/modern/useMutationState.js', true],
  ['base', 'node_modules/react/index.js', true],
])('%s: %s is %s', (name, path, isTaken) => {
  const group = chunkGroups.find((each) => each.name === name)
  if (!group) throw new Error(`no group ${name}`)
  for (const root of ['/home/somebody/fabelhain/', 'C:\\fabelhain\\']) {
    const id = root.startsWith('C') ? root + path.replaceAll('/', '\\') : root + path
    expect(chunkTest(group).test(id)).toBe(isTaken)
  }
})
