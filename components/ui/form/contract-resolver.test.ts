import type { FieldValues, Resolver } from 'react-hook-form'
import { z } from 'zod'
import { contractResolver, requestSchema } from '@/components/ui/form/contract-resolver'

const schema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Назовите себя')
    .max(5, 'Короче')
    .regex(/^[а-я]*$/i, 'Только буквы'),
  files: z.array(z.object({ file: z.file().max(3, 'Файл слишком большой') })).max(2, 'Не больше двух файлов'),
})

interface Values {
  name: string
  files: File[]
}

const toRequest = ({ name, files }: Values) => ({ name, files: files.map((file) => ({ file })) })
const resolver = contractResolver(requestSchema(toRequest, schema))
const file = (name: string, content: string) => new File([content], name)

/** Returns the checked values, or the messages by field. */
async function check<V extends FieldValues>(resolve: Resolver<V>, values: V): Promise<unknown> {
  const result = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  const errors = Object.entries(result.errors)
  return errors.length === 0
    ? result.values
    : Object.fromEntries(errors.map(([field, error]) => [field, error?.message]))
}

test('contractResolver returns texts as the contract cleans them, files as chosen', async () => {
  const values = { name: ' Аня ', files: [file('Яма.jpg', 'abc')] }
  expect(await check(resolver, values)).toEqual({ ...values, name: 'Аня' })
})

test('contractResolver returns the first message of a field', async () => {
  expect(await check(resolver, { name: '', files: [] })).toEqual({ name: 'Назовите себя' })
  expect(await check(resolver, { name: 'Name 5', files: [] })).toEqual({ name: 'Короче' })
})

test('contractResolver names a file of a list', async () => {
  const files = [file('Яма.jpg', 'abc'), file('Двор.jpg', 'abcd')]
  expect(await check(resolver, { name: 'Аня', files })).toEqual({ files: 'Двор.jpg: Файл слишком большой' })
  const many = [...files, file('Дом.jpg', 'a')]
  expect(await check(resolver, { name: 'Аня', files: many })).toMatchObject({ files: expect.stringContaining('файл') })
})

test('contractResolver lets a form add, replace and move messages', async () => {
  const strict = contractResolver<Values>(requestSchema(toRequest, schema), ({ files }, { name }) => ({
    files: files.length === 0 ? 'Добавьте файл' : undefined,
    name: undefined,
    ...(name && { nickname: name }),
  }))
  expect(await check(strict, { name: '', files: [] })).toEqual({ files: 'Добавьте файл', nickname: 'Назовите себя' })
  expect(await check(strict, { name: 'Аня', files: [file('Яма.jpg', 'a')] })).toMatchObject({ name: 'Аня' })
})
