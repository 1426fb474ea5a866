import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { SummaryError } from '@/components/ui/form/error-summary'
import { errorMessage, UserError } from '@/lib/text/user-error'

/** The message of a refusal that belongs to no field is kept here. */
const WHOLE_FORM = 'root.server'

/** Puts the server's refusal into the form: the first message of each field under it, everything else on top. */
export function showServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  error: unknown,
): void {
  const { message, errors = {} } = asRefusal(error)
  const values = form.getValues()
  const messages = Object.entries(firstByField(errors, values))
  const own = messages.filter(([field]) => field in values)
  const strange = messages.filter(([field]) => !(field in values)).map(([, first]) => first)
  for (const [field, first] of own) form.setError(field as Path<Values>, { type: 'server', message: first })
  if (own.length === 0) form.setError(WHOLE_FORM, { type: 'server', message: strange.join(' ') || message })
}

/**
 * Gives one message a field, of its own or of what it holds; a file among others is named: `documents_arr.1.document`.
 */
function firstByField(errors: Record<string, readonly string[]>, values: object): Record<string, string> {
  const held = new Map<string, unknown>(Object.entries(values))
  const found: Record<string, string> = {}
  for (const [path, [first]] of Object.entries(errors)) {
    const [field = path, index] = path.split('.')
    const list = held.get(field)
    const one: unknown = Array.isArray(list) ? list[Number(index)] : undefined
    if (first) found[field] ??= one instanceof File ? `${one.name}: ${first}` : first
  }
  return found
}

/** Returns the message and the fields of an error of the contract; an unknown error has neither words nor fields of its own. */
function asRefusal(error: unknown): { message: string; errors?: Record<string, string[]> } {
  const { errors } = error instanceof UserError ? (error as UserError & { errors?: Record<string, string[]> }) : {}
  return { message: errorMessage(error), errors }
}

/** Lists one line a field for the summary. */
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

/** Finds the first message of an error, also of a list or an object of errors. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message
  if (Array.isArray(error)) return error.map(firstMessage).find(Boolean)
  return undefined
}
