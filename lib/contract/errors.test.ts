import { checkAll, AppError } from '@/lib/contract/errors'

const refuse = (field: string) => async () => {
  throw new AppError('invalid', { errors: { [field]: ['Нельзя'] } })
}

test('results of right checks come in their order', async () => {
  expect(await checkAll([async () => 1, async () => 'два'])).toEqual([1, 'два'])
})

test('refusals of several fields are thrown as one', async () => {
  await expect(checkAll([refuse('email'), async () => 1, refuse('password')])).rejects.toMatchObject({
    code: 'invalid',
    errors: { email: ['Нельзя'], password: ['Нельзя'] },
  })
})

test('what is no refusal of a field is thrown as it is', async () => {
  const notFound = new AppError('notFound')
  const check = async () => {
    throw notFound
  }
  await expect(checkAll([refuse('email'), check])).rejects.toBe(notFound)
})
