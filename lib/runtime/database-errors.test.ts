import { DatabaseSilentError, findDatabaseFailure } from '@/lib/runtime/database-errors'
import { DiskFullError } from '@/lib/platform/process/full-disk'

const withCode = (code: string) => Object.assign(new Error('told elsewhere'), { code })
const fromPooler = (message: string) => Object.assign(new Error(message), { code: '08P01', severity: 'FATAL' })
const asked = new DatabaseSilentError(true)

test.each([
  ['nobody listens', withCode('ECONNREFUSED'), 'away'],
  ['it starts', withCode('57P03'), 'away'],
  ['no connection is free', new Error('timeout exceeded when trying to connect'), 'away'],
  ['it does not greet', new DatabaseSilentError(), 'away'],
  ['a standby answers', withCode('25006'), 'away'],
  ['a pooler has no server', fromPooler('server login has been failing, try again later (server_login_retry)'), 'away'],
  ['a pooler has no free server', fromPooler('query_wait_timeout'), 'away'],
  ['a pooler lost the server under a query', fromPooler('server conn crashed?'), 'unanswered'],
  ['a message is not of the protocol', withCode('08P01'), null],
  ['it was asked and is silent', asked, 'unanswered'],
  ['pg itself gave the query up', new Error('Query read timeout'), 'unanswered'],
  ['the line broke', new Error('Connection terminated unexpectedly'), 'unanswered'],
  ['it went down under a query', withCode('57P01'), 'unanswered'],
  ['a table cannot grow', withCode('53100'), 'full'],
  ['a file cannot grow', withCode('ENOSPC'), 'full'],
  ['a quota is used up', withCode('EDQUOT'), 'full'],
  ['nothing is begun any more', new DiskFullError(), 'full'],
  ['a value is taken', withCode('23505'), null],
  ['no error at all', 'words', null],
])('%s', (_name, error, failure) => {
  expect(findDatabaseFailure(error)).toBe(failure)
  expect(findDatabaseFailure(new Error('Failed query', { cause: error }))).toBe(failure)
})
