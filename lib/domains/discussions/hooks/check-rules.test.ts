import { checkRules } from '@/lib/domains/discussions/hooks/check-rules'
import { recordPostponement } from '@/lib/domains/discussions/hooks/stored-discussion'
import type { Discussion } from '@/lib/platform/payload/payload-types'

const days = {
  notificationStartDate: '2026-03-02',
  notificationFinishDate: '2026-03-08',
  exhibitionStartDate: '2026-03-09',
  exhibitionFinishDate: '2026-03-23',
  reviewStartDate: '2026-04-10',
  reviewFinishDate: '2026-04-20',
}
const stored = { isAnnounced: true, stoppedAt: null, commentRequired: false, today: '2026-03-12', days }

jest.mock('payload', () => ({ ValidationError: Error }))
jest.mock('@/lib/domains/discussions/hooks/stored-discussion', () => ({
  lockDiscussion: async () => stored,
  recordPostponement: jest.fn(),
}))

/** Saves an open discussion as the organiser does. */
function save(changes: Partial<Discussion>) {
  const originalDoc = { id: 1, _status: 'published', ...days } as unknown as Discussion
  const data = { exhibitionFinishDate: '2026-03-30', ...changes }
  return checkRules({ data, originalDoc, req: { payloadAPI: 'REST' } } as unknown as Parameters<typeof checkRules>[0])
}

test('a later last day is recorded for followers, but not if the same save stops the discussion', async () => {
  await save({ isStopped: true, stopReason: 'Проект отозван' })
  expect(recordPostponement).not.toHaveBeenCalled()
  await save({})
  expect(recordPostponement).toHaveBeenCalledTimes(1)
})
