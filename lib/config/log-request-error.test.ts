import { AsyncLocalStorage } from 'node:async_hooks'
import { describeError, log } from '@/lib/config/log'
import { logRequestError } from '@/lib/config/log-request-error'
import { processScope } from '@/lib/runtime/process-scope'
import type { RenderOutcome } from '@/lib/runtime/render-outcome'

const outcomes = new AsyncLocalStorage<RenderOutcome>()
processScope.renderOutcomes = outcomes

const away = new Error('Failed query: SELECT 1', {
  cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
})

afterEach(() => jest.restoreAllMocks())

function logInRequest(err: unknown, outcome: RenderOutcome) {
  const [error, warn, info] = (['error', 'warn', 'info'] as const).map((level) =>
    jest.spyOn(log, level).mockReturnValue(undefined),
  )
  outcomes.run(outcome, () => logRequestError({ err }, 'Ошибка при ответе на запрос'))
  return { error: error?.mock.calls, warn: warn?.mock.calls, info: info?.mock.calls }
}

test('while the database is away the line of the request tells it, and nothing else', () => {
  const outcome: RenderOutcome = { isCacheable: false }
  expect(logInRequest(away, outcome)).toEqual({ error: [], warn: [], info: [] })
  expect(outcome.databaseFailure).toBe('away')
})

test('outside a request an outage is a line without a stack', () => {
  expect(JSON.stringify(describeError(away))).not.toContain('log-request-error')
  expect(describeError(new Error('a mistake'))).toMatchObject({ stack: expect.stringContaining('log-request-error') })
})

test('a visitor who leaves is a closed connection', () => {
  const closed = [['Посетитель закрыл соединение']]
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  expect(logInRequest(aborted, { isCacheable: false })).toEqual({ error: [], warn: [], info: closed })
  jest.restoreAllMocks()
  expect(logInRequest(new Error('x'), { isCacheable: false, isAbandoned: true }).info).toEqual(closed)
})

test('a mistake of the portal is an error', () => {
  expect(logInRequest(new Error('a mistake'), { isCacheable: false }).error).toHaveLength(1)
})
