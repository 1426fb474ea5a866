import { AsyncLocalStorage } from 'node:async_hooks'
import { processScope } from '@/lib/runtime/process-scope'
import type { RenderOutcome } from '@/lib/runtime/render-outcome'
import { createContentCache, cachedPerContentVersion } from '@/lib/runtime/content-cache'
import { ContentReads } from '@/lib/runtime/content-reads'
import { currentReads } from '@/lib/runtime/current-reads'

const outcomes = new AsyncLocalStorage<RenderOutcome>()
processScope.renderOutcomes = outcomes

const asked = jest.fn((answer: string) => Promise.resolve(answer))
const during = (contents: number | undefined, key: string, answer: string, freshMs?: number) =>
  outcomes.run({ isCacheable: false, ...(contents && { contents }) }, () =>
    cachedPerContentVersion(key, () => asked(answer), { ...(freshMs && { freshMs }) }),
  )

let state = 0

beforeEach(() => {
  asked.mockClear()
  state += 10 // no result of another test
})

test('an answer is made once for a state of the contents, and anew after a change', async () => {
  const before = state
  const after = state + 1
  expect(await Promise.all([during(before, 'a', '1'), during(before, 'a', '2')])).toEqual(['1', '1'])
  expect(await during(before, 'b', '3')).toBe('3')
  expect(await during(after, 'a', '4')).toBe('4')
  expect(asked).toHaveBeenCalledTimes(3)
})

test('a request that began before a change neither finds nor leaves an answer for those that follow', async () => {
  expect(await during(state + 1, 'a', 'new')).toBe('new')
  expect(await during(state, 'a', 'old')).toBe('old')
  expect(await during(state + 1, 'a', 'newer')).toBe('new')
})

test('while changes are not heard of, every answer is made', async () => {
  expect([await during(undefined, 'a', '1'), await during(undefined, 'a', '2')]).toEqual(['1', '2'])
})

test('a failure is told to who waits for it and forgotten', async () => {
  const contents = state
  asked.mockRejectedValueOnce(new Error('away'))
  await expect(during(contents, 'a', '1')).rejects.toThrow('away')
  expect(await during(contents, 'a', '2')).toBe('2')
})

test('what changes by the clock is made anew when its time is over', async () => {
  const contents = state
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000)
  expect(await during(contents, 'a', '1', 5_000)).toBe('1')
  now.mockReturnValue(5_000)
  expect(await during(contents, 'a', '2', 5_000)).toBe('1')
  await new Promise((resolve) => setTimeout(resolve, 5))
  now.mockReturnValue(7_000)
  expect(await during(contents, 'a', '3', 5_000)).toBe('3')
  now.mockRestore()
})

test('whoever keeps many answers takes no place of another', async () => {
  const contents = state
  const keep = createContentCache(2)
  const ask = (key: string, answer: string) =>
    outcomes.run({ isCacheable: false, contents }, () => keep(key, () => asked(answer)))
  await during(contents, 'a', '1')
  for (const key of ['a', 'b', 'c']) await ask(key, `of ${key}`)
  expect([await during(contents, 'a', '2'), await ask('c', 'again'), await ask('a', 'anew')]).toEqual([
    '1',
    'of c',
    'anew',
  ])
})

test('every page that gets a result has read its tables, also while it is being made, and also of one inside it', async () => {
  const contents = state
  let finish: () => void = () => undefined
  const slow = new Promise<void>((resolve) => (finish = resolve))
  const inner = () =>
    cachedPerContentVersion('inner', async () => {
      currentReads()?.add(['settings'])
    })
  const page = (before: string) => {
    const reads = new ContentReads()
    const made = outcomes.run({ isCacheable: true, contents, reads }, async () => {
      currentReads()?.add([before])
      await cachedPerContentVersion('outer', async () => {
        await inner()
        await slow
        currentReads()?.add(['news'])
      })
    })
    return made.then(() => reads.tables)
  }
  const pages = [page('a'), page('b')]
  finish()
  pages.push(page('c'))
  expect(await Promise.all(pages)).toEqual([
    ['a', 'news', 'settings'],
    ['b', 'news', 'settings'],
    ['c', 'news', 'settings'],
  ])
})
