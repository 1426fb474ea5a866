import { GraphQLError } from 'graphql'
import { logRequestError } from '@/lib/config/log-request-error'
import { toAppError } from '@/lib/platform/calls/to-app-error'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'

/** Apollo clients know this message and then send the query itself. */
export class PersistedQueryRefusal extends AppError {
  readonly graphCode = 'PERSISTED_QUERY_NOT_SUPPORTED'

  constructor() {
    super('invalid', { message: 'PersistedQueryNotSupported' })
  }
}

/** Lighthouse's categories; clients look for `validation`. */
const categories: Partial<Record<AppError['code'], string>> = {
  unauthorized: 'authentication',
  forbidden: 'authorization',
  invalid: 'validation',
}

export function maskError(error: unknown): GraphQLError {
  const cause = error instanceof GraphQLError ? (toVariableError(error) ?? error.originalError) : error
  if (error instanceof GraphQLError && !cause) return error // the query itself was wrong, and says so
  const known = toAppError(cause)
  if (known.isFault) logRequestError({ err: cause }, 'Ошибка при ответе на граф-запрос')
  const { nodes, positions, path } = error instanceof GraphQLError ? error : {}
  const http = error instanceof GraphQLError ? null : toHttp(known)
  return new GraphQLError(known.message, {
    nodes,
    positions,
    path,
    extensions: {
      category: categories[known.code] ?? (known.status >= 500 ? 'internal' : 'request'),
      code: known instanceof PersistedQueryRefusal ? known.graphCode : known.code,
      ...(known.errors && { validation: prefixed(known.errors) }),
      ...(http && { http }),
      ...(known.retryAfter && { retryAfter: Math.ceil(known.retryAfter) }),
    },
  })
}

/** Throws the masked error from hooks: the engine takes anything with `errors` for a list, and AppError has them. */
export function rethrowMasked(error: unknown): never {
  throw maskError(error)
}

/** Wrong fields are a 200. */
function toHttp(error: AppError): object | null {
  const { code, status, errors, retryAfter } = error
  if (errors || error instanceof PersistedQueryRefusal) return null
  const headers = retryAfter ? { 'retry-after': String(Math.ceil(retryAfter)) } : {}
  return { status: code === 'invalid' ? 400 : status, headers }
}

/** graphql-js names the variable only in its message. */
function toVariableError({ message }: GraphQLError): AppError | null {
  const name = /^Variable "\$(\w+)" (?:got invalid value|of (?:required|non-null) type)/.exec(message)?.[1]
  if (!name) return null
  const place = / at "([\w.[\]]+)"; [A-Z]/.exec(message)?.[1] ?? name
  const missing = /Field "(\w+)" of required type "[^"]+" was not provided\.$/.exec(message)?.[1]
  const field = [place, missing]
    .filter(Boolean)
    .join('.')
    .replace(/\[(\d+)\]/g, '.$1')
    .replace(/^input\./, '')
  const isAbsent = /not provided\.$|not to be null\.$|must not be null\.$/.test(message)
  const words = isAbsent ? messages.required : messages.unknownValue
  return new AppError('invalid', { errors: { [field]: [words] } })
}

function prefixed(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, list]) => [`input.${field}`, list]))
}
