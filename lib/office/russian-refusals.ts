import { RETRY_SECONDS } from '@/lib/contract/errors'

type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

const RUSSIAN = /[а-яё]/i
const WORDED = new Set(['message', 'error'])
const sentences: Record<number, string> = {
  401: 'Вход не выполнен.',
  403: 'У вас нет права на выполнение этого действия.',
  404: 'Такого адреса в редакции нет.',
}

/** Translates refusals that bypass Payload's error hook. What Payload has not implemented becomes 404. */
export function withRussianRefusals<Rest extends unknown[]>(handler: Handler<Rest>): Handler<Rest> {
  return async (request, ...rest) => {
    const response = await handler(request, ...rest)
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    if (response.status < 400 || !isJson) return response
    const body: unknown = await response.json()
    const status = isAbsent(response.status, body) ? 404 : response.status
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    if (status === 503 && !headers.has('retry-after')) headers.set('retry-after', String(RETRY_SECONDS))
    return Response.json(reworded(body, status), { status, headers })
  }
}

/** The only English failure is the one of a file missing on disk. */
function isAbsent(status: number, body: unknown): boolean {
  return status === 501 || (status === 500 && JSON.stringify(body).includes('"Something went wrong."'))
}

function reworded(value: unknown, status: number): unknown {
  if (Array.isArray(value)) return value.map((one) => reworded(one, status))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, translateWord(name, one, status)]))
}

function translateWord(name: string, value: unknown, status: number): unknown {
  if (!WORDED.has(name) || typeof value !== 'string') return reworded(value, status)
  return RUSSIAN.test(value) ? value : chooseSentence(status)
}

function chooseSentence(status: number): string {
  const usual = status < 500 ? 'Запрос не разобран.' : 'Что-то пошло не так. Ничего не сохранено, попробуйте ещё раз.'
  return sentences[status] ?? usual
}
