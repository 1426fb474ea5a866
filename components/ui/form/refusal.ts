import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { SummaryError } from '@/components/ui/error-summary'

/** Where the message of a refusal that belongs to no field is kept. */
const WHOLE_FORM = 'root.server'

/** Puts the server's refusal into the form: the first message of each field under it, everything else on top. */
export function showRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  error: unknown,
): void {
  const { message, errors = {} } = asRefusal(error)
  const own = new Set(Object.keys(form.getValues()))
  const strange: string[] = []
  for (const [path, [first]] of Object.entries(errors)) {
    const field = path.split('.')[0] ?? path
    if (!first) continue
    if (own.has(field)) form.setError(field as Path<Values>, { type: 'server', message: first })
    else strange.push(first)
  }
  if (Object.keys(errors).length === strange.length)
    form.setError(WHOLE_FORM, { type: 'server', message: strange.join(' ') || message })
}

/** Of an error of the contract, whose shape this room only guesses; an unknown one speaks of the connection. */
function asRefusal(error: unknown): { message: string; errors?: Record<string, string[]> } {
  if (error instanceof TypeError) return { message: 'Нет связи с сервером. Проверьте подключение и попробуйте ещё раз' }
  if (error instanceof Error) return error as Error & { errors?: Record<string, string[]> }
  return { message: 'Не получилось отправить. Попробуйте ещё раз' }
}

/** One line a field for the summary, in the order of the fields. */
export function summaryOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  idOf: (name: string) => string,
): SummaryError[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const message = firstMessage(error)
    return name === 'root' || !message ? [] : [{ id: idOf(name), message }]
  })
}

export function wholeFormMessage<Values extends FieldValues>(errors: FieldErrors<Values>): string | undefined {
  return firstMessage(errors.root?.server)
}

/** The first message of an error, also of a list or an object of errors. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message
  if (Array.isArray(error)) return error.map(firstMessage).find(Boolean)
  return undefined
}
