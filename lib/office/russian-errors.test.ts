import type { AfterErrorHook, ErrorResult } from 'payload'
import { russianErrors } from '@/lib/office/russian-errors'

const CLOSED = 'Срок продлевают один раз'
const NO_REASON = 'Напишите причину: её прочтёт автор'

async function buildToast(...errors: { path: string; message: string }[]): Promise<unknown> {
  const begins = errors.length === 1 ? 'The following field is invalid:' : 'The following fields are invalid:'
  const message = `${begins} ${errors.map(({ path }) => path).join(', ')}`
  const result = { errors: [{ name: 'ValidationError', data: { errors }, message }] } as ErrorResult
  const answer = await russianErrors({ result } as Parameters<AfterErrorHook>[0])
  return (answer?.response as ErrorResult | undefined)?.errors?.[0]?.message
}

describe('a save that our hooks refuse', () => {
  it('repeats field messages in the toast', async () => {
    expect(await buildToast({ path: 'action', message: CLOSED })).toBe(CLOSED)
    expect(await buildToast({ path: 'file', message: 'Файл больше 20 МБ' })).toBe('Файл больше 20 МБ')
  })

  it('says each of several messages once', async () => {
    const errors = [CLOSED, NO_REASON, CLOSED].map((message, index) => ({ path: `field${index}`, message }))
    expect(await buildToast(...errors)).toBe(`${CLOSED}. ${NO_REASON}`)
  })

  it('says in Russian what Payload says in English beside the field too', async () => {
    expect(await buildToast({ path: 'file', message: 'Invalid PDF file.' })).toBe('Файл повреждён.')
  })
})
