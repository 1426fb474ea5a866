import type { z } from 'zod'
import { AppError, fieldErrors, type FieldErrors } from '@/lib/contract/errors'

/** Parses the input by the contract's schema. Throws invalid with the messages of single fields. */
export function parseFields<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input)
  const errors = parsed.success ? unsayableIn(parsed.data, input) : fieldErrors(parsed.error)
  if (!parsed.success || Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
  return parsed.data
}

/**
 * Parses values of an address. A value that cannot name anything means that the page does not exist: 404, not 422.
 * Throws notFound.
 */
export function parseParams<S extends z.ZodType>(schema: S, params: unknown): z.output<S> {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw new AppError('notFound')
  return parsed.data
}

/** Leaves out empty fields of a filter, in an address or in a body: a form sends every field. */
export function withoutEmpty<T>(fields: Record<string, T>): Record<string, T> {
  const isEmpty = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '')
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))
}

/** Looks through what the schema has let pass, and names fields as the caller does: the schema may rename them. */
function unsayableIn(data: unknown, input: unknown): FieldErrors {
  const errors = unsayableFields(data)
  const named = Object.keys(errors).length > 0 ? unsayableFields(input) : {}
  return Object.keys(named).length > 0 ? named : errors
}

/** PostgreSQL takes no NUL in a text, so a NUL that the schema has let pass is refused at its field. */
function unsayableFields(value: unknown, path = ''): FieldErrors {
  if (typeof value === 'string')
    return value.includes('\0') ? { [path]: ['В тексте есть знак, которого не бывает в тексте'] } : {}
  if (typeof value !== 'object' || value === null || value instanceof Blob) return {}
  const inner = Object.entries(value).map(([name, one]) => unsayableFields(one, path ? `${path}.${name}` : name))
  return Object.assign({}, ...inner) as FieldErrors
}
