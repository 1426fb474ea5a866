import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form'

/** Gives a resolver's answer: the values when nothing is wrong with them, otherwise a message a field. */
export function toResolverResult<Values extends FieldValues>(
  values: Values,
  found: Record<string, string | undefined>,
): ResolverResult<Values> {
  const wrong = Object.entries(found).filter(([, message]) => message !== undefined)
  if (wrong.length === 0) return { values, errors: {} }
  const errors = Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'contract', message }]))
  return { values: {}, errors: errors as FieldErrors<Values> }
}
