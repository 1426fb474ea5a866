import type { z } from 'zod'
import { AppError, fieldErrors, type FieldErrors } from '@/lib/contract/errors'

/** Throws invalid with messages by field. */
export function parseFields<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input)
  const errors = parsed.success ? findNulFields(parsed.data, input) : fieldErrors(parsed.error)
  if (!parsed.success || Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
  return parsed.data
}

/** Parses path parameters. Throws notFound, not invalid: a malformed number names no page. */
export function parseParams<S extends z.ZodType>(schema: S, params: unknown): z.output<S> {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw new AppError('notFound')
  return parsed.data
}

/** Drops empty fields, since forms send all of them. */
export function withoutEmpty<T>(fields: Record<string, T>): Record<string, T> {
  const isEmpty = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '')
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))
}

/** Names fields as the caller does: the schema may rename them. */
function findNulFields(data: unknown, input: unknown): FieldErrors {
  const errors = nulFields(data)
  const named = Object.keys(errors).length > 0 ? nulFields(input) : {}
  return Object.keys(named).length > 0 ? named : errors
}

/** PostgreSQL cannot store NUL in a text. */
function nulFields(value: unknown, path = ''): FieldErrors {
  if (typeof value === 'string')
    return value.includes('\0') ? { [path]: ['В тексте есть знак, которого не бывает в тексте'] } : {}
  if (typeof value !== 'object' || value === null || value instanceof Blob) return {}
  const inner = Object.entries(value).map(([name, one]) => nulFields(one, path ? `${path}.${name}` : name))
  return Object.assign({}, ...inner) as FieldErrors
}
