import { z } from 'zod'
import { datasetAt } from '@/lib/config/datasets/all'
import { env } from '@/lib/config/env'
import { errorAnswer, errorCodes } from '@/lib/contract/errors'
import { open311Errors, open311Guide } from '@/lib/contract/open311'
import type { Operation } from '@/lib/contract/operation'
import { operations } from '@/lib/contract/operations'

type Json = Record<string, unknown>

/** OpenAPI 3.1 of the REST contract, made from the schemas that the backend itself parses with. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    const methods = (paths[operation.path] ??= {})
    methods[operation.method.toLowerCase()] = describe(operation)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Портал города: REST', version: '1.0.0', description: 'Публичный контракт городского портала.' },
    servers: [{ url: env.PUBLIC_URL }],
    tags: [open311Guide],
    components: {
      schemas: { Error: schemaOf(errorAnswer), Open311Errors: schemaOf(open311Errors) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
    paths,
  }
}

function describe(operation: Operation): Json {
  const hasBody = operation.method === 'POST'
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    ...(['resident', 'optional'].includes(operation.access) && {
      security: [{ bearer: [] }, ...(operation.access === 'optional' ? [{}] : [])],
    }),
    parameters: [
      ...parametersOf(operation.params, 'path'),
      ...parametersOf(operation.query, 'query'),
      ...formatOf(operation),
    ],
    ...(hasBody && { requestBody: bodyOf(operation) }),
    responses: responsesOf(operation),
  }
}

function bodyOf(operation: Operation): Json {
  const schema = schemaOf(operation.body, 'input')
  return { content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } } }
}

function responsesOf(operation: Operation): Json {
  const codes: (keyof typeof errorCodes)[] = ['invalid', 'tooMany', 'unavailable']
  if (operation.path.includes('{')) codes.push('notFound', 'gone')
  if (operation.access === 'resident') codes.push('unauthorized', 'forbidden')
  if (operation.access === 'system') codes.push('forbidden', 'notFound')
  const isOpen311 = operation.tag === open311Guide.name
  const failure = { schema: { $ref: `#/components/schemas/${isOpen311 ? 'Open311Errors' : 'Error'}` } }
  const failures = codes.map((code) => [
    // GeoReport v2 answers wrong values with 400
    isOpen311 && code === 'invalid' ? '400' : String(errorCodes[code].status),
    { description: errorCodes[code].message, content: inFormats(failure, isOpen311) },
  ])
  const success = {
    description: operation.summary,
    content: inFormats({ schema: schemaOf(operation.answer) }, isOpen311),
  }
  return { '200': success, ...Object.fromEntries(failures) }
}

function inFormats(schema: Json, isOpen311: boolean): Json {
  return { 'application/json': schema, ...(isOpen311 && { 'text/xml': schema }) }
}

/** Lists of open data take a form for programs besides. */
function formatOf({ id, method, path }: Operation): Json[] {
  const dataset = datasetAt(path.replace('{link}', 'sights'))
  if (method !== 'GET' || dataset?.operation.id !== id) return []
  return [{ name: 'format', in: 'query', required: false, schema: { type: 'string', enum: dataset.formats } }]
}

function parametersOf(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: type,
  }))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return $schema ? rest : {}
}
