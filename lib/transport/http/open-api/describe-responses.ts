import { findListDataset } from '@/lib/transport/http/dataset-file'
import { datasetTypes } from '@/lib/domains/datasets/define-dataset'
import { errorCodes, type ErrorCode } from '@/lib/contract/errors'
import { toJsonSchema, type JsonSchema } from '@/lib/contract/json-schema'
import { isOpen311 } from '@/lib/contract/open311'
import { isPublicRead, type Operation } from '@/lib/contract/operation'

const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` })

export function describeResponses(operation: Operation): JsonSchema {
  const failures = listErrorCodes(operation).map((code) => [
    toStatus(code, isOpen311(operation)),
    { $ref: `#/components/responses/${toName(code, isOpen311(operation))}` },
  ])
  return {
    '200': { description: operation.summary, content: describeContent(operation) },
    ...(isPublicRead(operation) && {
      '304': { description: 'Не изменилось: тот же ETag, что назван в If-None-Match' },
    }),
    ...Object.fromEntries(failures),
  }
}

export function describeErrors(operations: readonly Operation[]): JsonSchema {
  const named = operations.flatMap((operation) => {
    const manner = isOpen311(operation)
    return listErrorCodes(operation).map((code) => [toName(code, manner), failure(code, manner)] as const)
  })
  return Object.fromEntries(named)
}

function listErrorCodes({ method, access, audited, path, isPersonal }: Operation): ErrorCode[] {
  const found: ErrorCode[] = ['invalid', 'methodNotAllowed', 'tooMany', 'internal', 'unavailable']
  if (path.includes('{') || access === 'system' || isPersonal) found.push('notFound')
  if (path.includes('{')) found.push('gone')
  if (method === 'POST') found.push('tooLarge', 'unsupportedType')
  if (access === 'resident') found.push('unauthorized', 'forbidden')
  if (access === 'system') found.push('forbidden')
  if (method === 'POST' && (access !== 'public' || audited)) found.push('conflict')
  return found
}

function failure(code: ErrorCode, isOpen311: boolean): JsonSchema {
  const schema = { schema: schemaRef(isOpen311 ? 'Open311Errors' : 'Error') }
  return {
    description: errorCodes[code].message,
    ...((code === 'tooMany' || code === 'unavailable') && {
      headers: { 'Retry-After': { description: 'Через сколько секунд повторить', schema: { type: 'integer' } } },
    }),
    content: inFormats(schema, isOpen311),
  }
}

function describeContent(operation: Operation): JsonSchema {
  const own = toJsonSchema(operation.answer)
  const dataset = findListDataset(operation)
  if (!dataset) return inFormats({ schema: own }, isOpen311(operation))
  const files = {
    csv: { schema: { type: 'string' } },
    json: { schema: { anyOf: [own, schemaRef('DatasetFile')] } },
    geojson: { schema: schemaRef('FeatureCollection') },
  }
  return Object.fromEntries(dataset.formats.map((format) => [datasetTypes[format], files[format]]))
}

function inFormats(schema: JsonSchema, isOpen311: boolean): JsonSchema {
  return { 'application/json': schema, ...(isOpen311 && { 'text/xml': schema }) }
}

/** GeoReport v2 responds to wrong values with 400. */
function toStatus(code: ErrorCode, isOpen311: boolean): string {
  return isOpen311 && code === 'invalid' ? '400' : String(errorCodes[code].status)
}

function toName(code: ErrorCode, isOpen311: boolean): string {
  return isOpen311 ? `open311-${code}` : code
}
