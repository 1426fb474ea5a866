import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { SummaryError } from '@/components/ui/form/error-summary'
import { errorMessage, UserError } from '@/lib/text/user-error'
import { typeset } from '@/lib/text/typography'

const WHOLE_FORM = 'root.server'

/** Sets the server's errors in the form: one message per field, the rest on top. */
export function showServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  error: unknown,
): void {
  const { message, errors = {} } = toRefusal(error)
  const values = form.getValues()
  const messages = Object.entries(firstByField(errors, values))
  const known = messages.filter(([field]) => field in values)
  const unknown = messages.filter(([field]) => !(field in values)).map(([, first]) => first)
  for (const [field, first] of known) form.setError(field as Path<Values>, { type: 'server', message: first })
  if (known.length === 0) form.setError(WHOLE_FORM, { type: 'server', message: unknown.join(' ') || message })
}

/** Returns one message per field; an item is addressed as `documents_arr.1.document`, and a file is named. */
function firstByField(errors: Record<string, readonly string[]>, values: object): Record<string, string> {
  const byField = new Map<string, unknown>(Object.entries(values))
  const found: Record<string, string> = {}
  for (const [path, [first]] of Object.entries(errors)) {
    const [field = path, index] = path.split('.')
    const list = byField.get(field)
    const one: unknown = Array.isArray(list) ? list[Number(index)] : undefined
    if (first) found[field] ??= one instanceof File ? `${one.name}: ${first}` : first
  }
  return found
}

function toRefusal(error: unknown): { message: string; errors?: Record<string, string[]> } {
  const { errors } = error instanceof UserError ? (error as UserError & { errors?: Record<string, string[]> }) : {}
  return { message: errorMessage(error), errors }
}

export function toSummary<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  toId: (name: string) => string,
): SummaryError[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const message = firstMessage(error)
    return name === 'root' || !message ? [] : [{ id: toId(name), message }]
  })
}

export function wholeFormMessage<Values extends FieldValues>(errors: FieldErrors<Values>): string | undefined {
  return firstMessage(errors.root?.server)
}

/** Returns the first message of an error or of a list of errors. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string' && error.message) return typeset(error.message)
  if (Array.isArray(error)) return error.map(firstMessage).find(Boolean)
  return undefined
}
