import { AppError } from '@/lib/contract/errors'
import { readBody } from '@/lib/transport/http/read-body'

const KB = 1024
const type = 'multipart/form-data; boundary=x'

function post(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/api/posttechsupport', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit)
}

async function catchRefusal(request: Request): Promise<AppError> {
  const error: unknown = await readBody(request, { largest: 100 * KB }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AppError)
  return error as AppError
}

function buildPhoto(size: number): FormData {
  const form = new FormData()
  form.set('message', 'Яма')
  form.set('untouched', new File([], ''))
  form.set('documents_arr[0][title]', 'Снимок')
  form.set('documents_arr[0][document]', new File([new Uint8Array(size)], 'Двор.jpg'))
  return form
}

test('a form becomes fields, lists and files', async () => {
  const fields = await readBody(post(buildPhoto(50 * KB)), { largest: 100 * KB })
  expect(fields).toEqual({ message: 'Яма', documents_arr: [{ title: 'Снимок', document: expect.any(File) }] })
  const [{ document }] = fields.documents_arr as [{ document: File }]
  expect([document.name, document.size]).toEqual(['Двор.jpg', 50 * KB])
})

test.each([
  ['none', null, type],
  ['one that ends at once', new ReadableStream({ start: (body) => body.close() }), type],
  ['none of another type', null, 'text/plain'],
])('an empty body means no fields: %s', async (_name, body, contentType) => {
  expect(await readBody(post(body, { 'content-type': contentType }))).toEqual({})
})

test('a form that is announced as too large is refused before it is read', async () => {
  const pull = jest.fn()
  const body = new ReadableStream({ pull }, { highWaterMark: 0 })
  expect((await catchRefusal(post(body, { 'content-type': type, 'content-length': String(101 * KB) }))).code).toBe(
    'tooLarge',
  )
  expect(pull).not.toHaveBeenCalled()
})

test.each([
  ['a form that grows too large', post(buildPhoto(101 * KB)), 'tooLarge'],
  ['a torn form', post('--x\r\nContent-Disposition: form-data', { 'content-type': type }), 'invalid'],
  ['a form without a boundary', post('--x--\r\n', { 'content-type': 'multipart/form-data' }), 'invalid'],
  ['another type', post('a', { 'content-type': 'text/plain' }), 'unsupportedType'],
])('%s is refused', async (_name, request, code) => {
  expect((await catchRefusal(request)).code).toBe(code)
})
