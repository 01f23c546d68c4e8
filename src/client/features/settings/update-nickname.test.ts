import { beforeEach, expect, test, vi } from 'vitest'
import { updateNickname } from './update-nickname.ts'

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)

/** How the traces of this test ended. */
const outcomes = () =>
  performance
    .getEntriesByName('nickname-update')
    .map((entry) => (entry as PerformanceMeasure).detail.outcome)

beforeEach(() => {
  performance.clearMeasures()
  logged.mockClear()
})

test.each([500, 0])(
  'a nickname that is not taken (%s) is logged, thrown and no success',
  async (status) => {
    const add = () => Promise.reject({ code: 'DOWN', status })
    await expect(updateNickname({ add }, 'Familie Dachs')).rejects.toThrow(
      'Nicknamen-Aktualisierung fehlgeschlagen.',
    )
    expect(outcomes()).toEqual(['failed'])
    expect(logged).toHaveBeenCalledOnce()
  },
)

test('only a nickname that the server has ends its trace as done', async () => {
  expect(await updateNickname({ add: async () => 'kept' }, 'Familie Dachs')).toBe('kept')
  expect(outcomes()).toEqual([])
  expect(await updateNickname({ add: async () => 'done' }, 'Familie Dachs')).toBe('done')
  expect(outcomes()).toEqual(['done'])
})
