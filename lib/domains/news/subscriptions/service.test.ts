import { notifyOfNews, takeDueEmails, type DueEmail } from '@/lib/domains/news/subscriptions/repository'
import { notifySubscribers } from '@/lib/domains/news/subscriptions/service'
import { queueEmail } from '@/lib/platform/mail/queue-email'

jest.mock('@/lib/domains/news/subscriptions/repository', () => ({
  notifyOfNews: jest.fn(),
  storeStopKey: jest.fn(),
  takeDueEmails: jest.fn(),
}))
jest.mock('@/lib/platform/database/payload-client', () => ({ inTransaction: (work: () => unknown) => work() }))
jest.mock('@/lib/platform/keys/secret-keys', () => ({ hashKey: jest.fn(), stableKey: () => 'key' }))
jest.mock('@/lib/platform/mail/queue-email', () => ({ queueEmail: jest.fn() }))

test('all subscribers are told of news at once, however many they are', async () => {
  const subscribers = Array.from({ length: 120 }, (_, id): DueEmail => {
    return { resident_id: id, greeting: '', email: `${id}@samursk.example`, news: [] }
  })
  jest.mocked(takeDueEmails).mockImplementation(async (limit) => subscribers.splice(0, limit))
  jest.mocked(notifyOfNews).mockResolvedValueOnce(200).mockResolvedValueOnce(3)
  await notifySubscribers()
  expect(jest.mocked(notifyOfNews)).toHaveBeenCalledTimes(2)
  expect(new Set(jest.mocked(queueEmail).mock.calls.map(([email]) => email)).size).toBe(120)
})
