import { findLeaderTerm } from '@/lib/platform/jobs/job-leader'

const mockQuery = jest.fn(async (_text: string) => ({ rows: [{ taken: true }] }))

jest.mock('pg', () => ({
  Client: class {
    on = () => this
    connect = async () => undefined
    end = async () => undefined
    query = (text: string) => mockQuery(text)
  },
}))

test('queues and the scheduler that ask at once make one query, on which all rely', async () => {
  const askAll = () => Promise.all([findLeaderTerm(), findLeaderTerm(), findLeaderTerm()])
  expect(await askAll()).toEqual([1, 1, 1])
  expect(mockQuery).toHaveBeenCalledTimes(1)
  expect(await askAll()).toEqual([1, 1, 1])
  expect(mockQuery).toHaveBeenCalledTimes(2)
})
