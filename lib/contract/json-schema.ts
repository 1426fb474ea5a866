import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonSchema {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** Returns schemas of input fields; a form with variants has the fields of all variants. */
export function listFields(schema: z.ZodType): Record<string, JsonSchema> {
  return propertiesIn(toJsonSchema(schema, 'input'))
}

export function listArrayFields(schema: z.ZodType): ReadonlySet<string> {
  return new Set(Object.entries(listFields(schema)).flatMap(([name, { type }]) => (type === 'array' ? [name] : [])))
}

function propertiesIn({ properties = {}, ...schema }: JsonSchema): Record<string, JsonSchema> {
  const variants = [schema.anyOf, schema.oneOf, schema.allOf].flat().filter((one) => one !== undefined)
  return Object.assign({}, ...variants.map((one) => propertiesIn(one as JsonSchema)), properties)
}
