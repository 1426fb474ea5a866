import { z } from 'zod'
import { claimArguments, claimInput, guestClaimInput } from '@/lib/domains/claims/graphql/inputs'
import { claimVerdictInput } from '@/lib/domains/claims/shapes'
import { discussionFilter, discussionVoteInput } from '@/lib/domains/discussions/graphql/inputs'
import { ideaFilter } from '@/lib/domains/ideas/contract'
import { ideaInput, ideaVoteInput } from '@/lib/domains/ideas/graphql/inputs'
import { operations } from '@/lib/domains/operations'

const graphInputs = {
  claimArguments,
  claimInput,
  claimVerdictInput,
  guestClaimInput,
  discussionFilter,
  discussionVoteInput,
  ideaFilter,
  ideaInput,
  ideaVoteInput,
}
/** Compared byte for byte: passwords by their hashes, keys, addresses of uploads. */
const EXACT = /(password|password_confirmation|token|key|img|image|images|documents|jurisdiction_id|attribute)$/
/** `guestClaimInput` parses these fields once more. */
const PARSED_AGAIN = /^createOpen311Request body/

const inputs: [string, z.ZodType][] = [
  ...operations.flatMap(({ id, query, body }): [string, z.ZodType][] => [
    [`${id} query`, query],
    [`${id} body`, body],
  ]),
  ...Object.entries(graphInputs),
]
const fields = inputs
  .flatMap(([name, schema]) => fieldsIn(schema, name))
  .filter(([name]) => !EXACT.test(name) && !PARSED_AGAIN.test(name))

test('all text fields are found', () => {
  const texts = fields.filter(([, schema]) => schema.safeParse('Зайцев').success)
  expect(texts.length).toBeGreaterThan(60)
})

test.each(fields)('%s keeps letters whole and nothing unseen', (_, schema) => {
  const { data } = schema.safeParse('\uFEFFЗаи\u0306\u00AD\u200Bцев')
  expect(JSON.stringify(data) ?? '').not.toMatch(/[\u0306\u00AD\u200B\uFEFF]/)
})

/** Fields of all objects in a schema, whatever wraps them. */
function fieldsIn(schema: z.ZodType, name: string): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, field]): [string, z.ZodType][] => [
      [`${name}.${key}`, field],
      ...fieldsIn(field, `${name}.${key}`),
    ])
  return wrappedIn(schema).flatMap((inner) => fieldsIn(inner, name))
}

function wrappedIn(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out] as z.ZodType[]
  if (schema instanceof z.ZodUnion) return schema.options as z.ZodType[]
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType]
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return [schema.unwrap() as z.ZodType]
  return []
}
