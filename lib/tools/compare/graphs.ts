import {
  buildSchema,
  getNamedType,
  isEnumType,
  isListType,
  isObjectType,
  isRequiredArgument,
  lexicographicSortSchema,
  printSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'
import { forEach, type Recorder } from '@/lib/tools/compare/recorder'
import { cityIdeasSchema } from '@/lib/domains/ideas/graphql/schema'
import { publicDiscussionsSchema } from '@/lib/domains/discussions/graphql/schema'
import { socialControlSchema } from '@/lib/domains/claims/graphql/schema'

const DEEPEST = 4
const schemas = {
  socialcontrol: { sdl: socialControlSchema, list: '/api/claims' },
  cityideas: { sdl: cityIdeasSchema, list: '/api/ideas' },
  publicdiscussions: { sdl: publicDiscussionsSchema, list: '/api/discussions' },
}

/** Records schemas and all queries open to a guest, with right and wrong arguments. */
export async function recordGraphs(recorder: Recorder): Promise<void> {
  for (const [name, { sdl, list }] of Object.entries(schemas)) {
    const schema = buildSchema(sdl)
    recorder.write('graph', `${name}.graphql`, [printSchema(lexicographicSortSchema(schema))])
    const ids = [...(await recorder.ask('api', { path: list })).matchAll(/"data":\[.*?"id":(\d+)/gs)].map(
      ([, id]) => id ?? '1',
    )
    const calls = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => queriesOf(field, ids))
    const others = ['{ nothing }', '{', '{ __schema { types { name } } }', '{ __typename }', ...unsaid(schema)]
    await forEach([...calls, ...others], async (query) => {
      const path = `/graphql/${name}`
      const callName = `${name} ${query.replace(/\s+/g, ' ').slice(0, 90)}`
      await recorder.ask('graph', { path, method: 'POST', body: { query } }, encodeURI(callName))
    })
  }
}

function unsaid(schema: GraphQLSchema): string[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {}).map(
    ({ name }) => `mutation { ${name} { __typename } }`,
  )
}

function queriesOf(field: GraphQLField<unknown, unknown>, ids: readonly string[]): string[] {
  const selection = selectionOf(field.type, 1)
  const needed = field.args.filter(isRequiredArgument).map((argument) => [argument.name, valuesOf(argument, ids)[0]])
  const sets = [
    needed,
    ...field.args.flatMap((argument) =>
      valuesOf(argument, ids).map((value) => [
        ...needed.filter(([name]) => name !== argument.name),
        [argument.name, value],
      ]),
    ),
  ]
  const inBrackets = (pairs: (string | undefined)[][]) => pairs.map(([name, value]) => `${name}: ${value}`).join(', ')
  return sets.map((pairs) => `{ ${field.name}${pairs.length > 0 ? `(${inBrackets(pairs)})` : ''} ${selection} }`)
}

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument))
  const taken = fields.filter((field) => !isObjectType(getNamedType(field.type)) || depth < DEEPEST)
  return `{ ${taken.map((field) => `${field.name} ${selectionOf(field.type, depth + 1)}`).join(' ')} }`
}

function valuesOf({ name, type }: GraphQLArgument, ids: readonly string[]): string[] {
  const named = getNamedType(type)
  if (isEnumType(named)) return named.getValues().map((value) => value.name)
  const [first = '1', second = '2'] = ids
  const words: Record<string, string[]> = {
    ID: [`"${name === 'id' ? first : '1'}"`, `"${name === 'id' ? second : '2'}"`, '"999999"', '"а"'],
    Int: ['1', '2', '52', '-1'],
    Float: [name === 'x' ? '48.56' : '41.85', '999.5'],
    Boolean: ['true', 'false'],
    Date: ['"2026-11-01"', '"2026-13-45"'],
    String: ['"школа"', '"а"'],
  }
  const values = words[named.name] ?? []
  if (name === 'bbox') return ['[48.5, 41.8, 48.6, 41.9]', '[1]']
  return isListType(type) ? values.map((value) => `[${value}]`) : values
}
