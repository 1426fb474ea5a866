import { z } from 'zod'
import { AppError, errorCodes, type ErrorCode } from '@/lib/contract/errors'
import type { GraphqlDataOf, GraphqlOperation } from '@/lib/contract/graphql-operation'

const graphId = z.coerce.number().int()

const graphError = z.object({
  message: z.string(),
  extensions: z
    .object({
      category: z.string().optional(),
      code: z.string().optional(),
      validation: z.record(z.string(), z.array(z.string())).optional(),
      retryAfter: z.number().optional(),
    })
    .optional(),
})

export const graphqlBody = z.object({ data: z.unknown().optional(), errors: z.array(graphError).optional() })
export type GraphqlBody = z.infer<typeof graphqlBody>

/**
 * Returns the data of a GraphQL response. Throws its error as AppError, with field names without the `input.` prefix.
 */
export function readGraphqlBody<O extends GraphqlOperation>(body: unknown): GraphqlDataOf<O> {
  const { data, errors } = graphqlBody.parse(body)
  const [error] = errors ?? []
  if (error) throw asAppError(error)
  if (!data) throw new AppError('unavailable')
  readIds(data)
  return data as GraphqlDataOf<O>
}

/** IDs come as strings; the portal's are numbers, all in fields named `id`. */
function readIds(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if ('id' in value) value.id = graphId.parse(value.id)
  for (const inner of Object.values(value)) readIds(inner)
}

function asAppError({ message, extensions }: z.infer<typeof graphError>): AppError {
  const { code, category, validation, retryAfter } = extensions ?? {}
  const known = category === 'validation' ? 'invalid' : isErrorCode(code) ? code : 'unavailable'
  const errors =
    validation &&
    Object.fromEntries(Object.entries(validation).map(([key, list]) => [key.replace(/^input\./, ''), list]))
  return new AppError(known, { message, ...(errors && { errors }), ...(retryAfter && { retryAfter }) })
}

function isErrorCode(code: string | undefined): code is ErrorCode {
  return code !== undefined && code in errorCodes
}
