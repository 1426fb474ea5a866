import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

/** Gives the JSON Schema of an input or an answer, as OpenAPI 3.1 holds it. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonSchema {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** Lists fields of an input with the schemas of their values; of a form with variants, the fields of all of them. */
export function listFields(schema: z.ZodType): Record<string, JsonSchema> {
  return propertiesIn(toJsonSchema(schema, 'input'))
}

/** Names the fields that take several values. */
export function listArrayFields(schema: z.ZodType): ReadonlySet<string> {
  return new Set(Object.entries(listFields(schema)).flatMap(([name, { type }]) => (type === 'array' ? [name] : [])))
}

function propertiesIn({ properties = {}, ...schema }: JsonSchema): Record<string, JsonSchema> {
  const variants = [schema.anyOf, schema.oneOf, schema.allOf].flat().filter((one) => one !== undefined)
  return Object.assign({}, ...variants.map((one) => propertiesIn(one as JsonSchema)), properties)
}
