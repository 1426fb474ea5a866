import { describeError } from '@/lib/config/log'

test('an error of a query keeps its place and loses what it was about', () => {
  const refused = Object.assign(new Error('duplicate key value violates unique constraint "residents_email_key"'), {
    code: '23505',
    detail: 'Key (email)=(anna@mail.example) already exists.',
  })
  const error = new Error('Failed query: UPDATE residents SET email = $1\nparams: anna@mail.example,7\n    at night', {
    cause: refused,
  })
  const described = describeError(Object.assign(error, { params: ['anna@mail.example', 7] }))
  expect(JSON.stringify(described)).not.toMatch(/anna|at night/)
  expect(described).toMatchObject({
    type: 'Error',
    message: 'Failed query: UPDATE residents SET email = $1',
    stack: expect.stringContaining('log.test.ts'),
    cause: { code: '23505', message: refused.message },
  })
})

test('a thrown value that is no error is logged by its type only', () => {
  expect(describeError('anna@mail.example')).toEqual({ type: 'string', message: '' })
})
