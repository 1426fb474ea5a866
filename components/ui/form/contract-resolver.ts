import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { z } from 'zod'

export type Messages = Record<string, string | undefined>

/**
 * Validates with a contract's schema and hands on texts as it cleans them; numbers and files stay as the form holds
 * them. `more` adds or moves messages, or removes one.
 */
export function contractResolver<Values extends FieldValues>(
  schema: z.ZodType<unknown, Values>,
  more: (values: Values, found: Messages) => Messages = () => ({}),
): Resolver<Values> {
  const check = zodResolver(schema)
  return async (values, context, options) => {
    const { values: parsed, errors } = await check(values, context, options)
    const found = toMessages(values, errors)
    const wrong = Object.entries({ ...found, ...more(values, found) }).filter(([, message]) => message !== undefined)
    if (wrong.length === 0) return { values: withParsedTexts(values, parsed), errors: {} }
    const messages = Object.fromEntries(wrong.map(([field, message]) => [field, { type: 'contract', message }]))
    return { values: {}, errors: messages as FieldErrors<Values> }
  }
}

function withParsedTexts<Values extends FieldValues>(values: Values, parsed: unknown): Values {
  const texts = Object.entries(parsed ?? {}).filter(
    ([name, value]) => typeof value === 'string' && typeof values[name] === 'string',
  )
  return { ...values, ...Object.fromEntries(texts) }
}

/** Returns a schema that validates form values as the request made of them. */
export function requestSchema<Values>(
  toRequest: (values: Values) => unknown,
  schema: z.ZodType,
): z.ZodType<unknown, Values> {
  return z.custom<Values>().transform(toRequest).pipe(schema)
}

/** Returns one message by field; a file in a list is named. */
function toMessages(values: FieldValues, errors: object): Messages {
  const messages = Object.entries(errors).map(([field, error]: [string, unknown]) => [
    field,
    Array.isArray(error) ? messageInList(values[field], error) : messageIn(error),
  ])
  return Object.fromEntries(messages) as Messages
}

function messageInList(list: unknown, errors: readonly unknown[]): string | undefined {
  const index = errors.findIndex((error) => messageIn(error) !== undefined)
  const message = messageIn(errors[index])
  const item: unknown = Array.isArray(list) ? list[index] : undefined
  return item instanceof File ? `${item.name}: ${message}` : message
}

function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  const inner = Object.entries(error).filter(([name]) => name !== 'ref')
  return inner.map(([, one]) => messageIn(one)).find((message) => message !== undefined)
}
