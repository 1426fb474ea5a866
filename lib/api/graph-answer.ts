import { z } from 'zod'
import { AppError, errorCodes, type ErrorCode } from '@/lib/contract/errors'
import type { GraphAnswerOf, GraphOperation } from '@/lib/contract/graph-operation'

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

const graphBody = z.object({ data: z.unknown(), errors: z.array(graphError).optional() })

/**
 * The parsed data of a graph answer; an error in it is thrown as the contract's AppError, a validation with its fields
 * named without the `input.` prefix.
 */
export function readGraphBody<O extends GraphOperation>(operation: O, body: unknown): GraphAnswerOf<O> {
  const { data, errors } = graphBody.parse(body)
  const [error] = errors ?? []
  if (error) throw asAppError(error)
  return operation.answer.parse(data) as GraphAnswerOf<O>
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
