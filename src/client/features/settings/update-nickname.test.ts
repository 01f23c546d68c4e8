import { beforeEach, expect, test, vi } from 'vitest'
import { updateNickname } from './update-nickname.ts'

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)

/** Outcomes of the traces of this test. */
const outcomes = () =>
  performance
    .getEntriesByName('nickname-update')
    .map((entry) => (entry as PerformanceMeasure).detail.outcome)

beforeEach(() => {
  performance.clearMeasures()
  logged.mockClear()
})

test.each([500, 0])(
  'a failed update (%s) is logged, thrown and traced as failed',
  async (status) => {
    const add = () => Promise.reject({ code: 'DOWN', status })
    await expect(updateNickname({ add }, 'Familie Dachs')).rejects.toThrow(
      'Nicknamen-Aktualisierung fehlgeschlagen.',
    )
    expect(outcomes()).toEqual(['failed'])
    expect(logged).toHaveBeenCalledOnce()
  },
)

test('only an update accepted by the server is traced as done', async () => {
  expect(await updateNickname({ add: async () => 'stored' }, 'Familie Dachs')).toBe('stored')
  expect(outcomes()).toEqual([])
  expect(await updateNickname({ add: async () => 'done' }, 'Familie Dachs')).toBe('done')
  expect(outcomes()).toEqual(['done'])
})
