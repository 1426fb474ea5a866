import { toJsonSchema, type JsonSchema } from '@/lib/contract/json-schema'
import type { Operation } from '@/lib/contract/operation'

/** File part, in the 3.1 form and in the one that generators know. */
const FILE = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' }

export function describeBody({ body }: Operation): JsonSchema {
  const schema = withoutDefaults(toJsonSchema(body, 'input'))
  const plain = { schema: withoutFiles(schema) }
  const content = { 'application/json': plain, 'application/x-www-form-urlencoded': plain }
  if (!holdsFiles(schema)) return { content }
  return { content: { 'multipart/form-data': { schema: asForm(schema) }, 'application/json': plain } }
}

function holdsFiles(schema: unknown): boolean {
  return JSON.stringify(schema).includes('"binary"')
}

/** Removes defaults: generators take a field with a default for required. */
function withoutDefaults(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === 'default' && typeof value !== 'object' ? undefined : value,
  ) as JsonSchema
}

function withoutFiles(schema: JsonSchema): JsonSchema {
  return eachObject(schema, (name, property) => (holdsFiles(property) ? [] : [[name, property]]))
}

/** Lists of objects are named as in Laravel: `documents_arr[0][document]`. */
function asForm(schema: JsonSchema): JsonSchema {
  return eachObject(schema, (name, property) => {
    const { items, maxItems } = property as { items?: { properties?: Record<string, JsonSchema> }; maxItems?: number }
    const inner = Object.entries(items?.properties ?? {})
    if (inner.length === 0) return [[name, property]]
    return Array.from({ length: maxItems ?? 1 }, (_, index) =>
      inner.map(([field, type]) => [`${name}[${index}][${field}]`, holdsFiles(type) ? FILE : type] as const),
    ).flat()
  })
}

type Property = readonly [name: string, schema: JsonSchema]

function eachObject(schema: JsonSchema, change: (...property: Property) => readonly Property[]): JsonSchema {
  const { properties, oneOf } = schema as { properties?: Record<string, JsonSchema>; oneOf?: JsonSchema[] }
  return {
    ...schema,
    ...(oneOf && { oneOf: oneOf.map((variant) => eachObject(variant, change)) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).flatMap((property) => change(...property))),
    }),
  }
}
