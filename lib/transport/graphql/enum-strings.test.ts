import { buildSchema, execute, parse, print, validate, type ExecutionResult } from 'graphql'
import { socialControlSchema } from '@/lib/domains/claims/graphql/schema'
import { publicDiscussionsSchema } from '@/lib/domains/discussions/graphql/schema'
import { cityIdeasSchema } from '@/lib/domains/ideas/graphql/schema'
import { withEnums } from '@/lib/transport/graphql/enum-strings'

type Arguments = Record<string, unknown>

async function ask(sdl: string, text: string, variableValues: Arguments = {}): Promise<Arguments | string[]> {
  const schema = buildSchema(sdl)
  const document = withEnums(schema, parse(text))
  const wrong = validate(schema, document)
  if (wrong.length > 0) return wrong.map(({ message }) => message)
  let received: Arguments = {}
  const field = (args: Arguments) => {
    received = args
    return []
  }
  const rootValue = { AllTypes: field, categories: field, UploadFile: field, ideas_paginate: field }
  const result = (await execute({ schema, document, rootValue, variableValues })) as ExecutionResult
  const refused = result.errors?.filter(({ path }) => path === undefined) ?? []
  return refused.length > 0 ? refused.map(({ message }) => message) : received
}

const types = (value: string) => `{ AllTypes(table_name: ${value}) { id } }`
const typesBy = (type: string) => `query Types($t: ${type}) { AllTypes(table_name: $t) { id } }`

test.each([
  ['a name', types('pd_votes'), {}],
  ['a string', types('"pd_votes"'), {}],
  ['a variable of the enum', typesBy('TypeTable!'), { t: 'pd_votes' }],
  ['a variable of String', typesBy('String!'), { t: 'pd_votes' }],
  ['a default of a variable of String', typesBy('String! = "pd_votes"'), {}],
])('the table of kinds of votes is given as %s', async (_, text, variables) => {
  expect(await ask(publicDiscussionsSchema, text, variables)).toEqual({ table_name: 'pd_votes' })
})

test.each(['ic_idea_townspeoples', '"ic_idea_townspeoples"'])('the table of categories is %s', async (value) => {
  const text = `{ categories(table_name: ${value}) { id } }`
  expect(await ask(cityIdeasSchema, text)).toEqual({ table_name: 'ic_idea_townspeoples' })
})

test.each([
  ['{ ideas_paginate(ordering: "OLD") { data { id } } }', {}],
  ['query ($o: String) { ideas_paginate(ordering: $o) { data { id } } }', { o: 'OLD' }],
])('ideas are ordered by a string: %s', async (text, variables) => {
  expect(await ask(cityIdeasSchema, text, variables)).toMatchObject({ ordering: 'OLD' })
})

test.each([
  ['socialcontrol', socialControlSchema, 'sc'],
  ['cityideas', cityIdeasSchema, 'ic'],
])('the folder of files of %s is given as a string', async (_, sdl, folder) => {
  const literal = `mutation { UploadFile(files: [], folder: "${folder}") { url } }`
  const variable = 'mutation ($folder: String!) { UploadFile(files: [], folder: $folder) { url } }'
  expect(await ask(sdl, literal)).toEqual({ files: [], folder })
  expect(await ask(sdl, variable, { folder })).toEqual({ files: [], folder })
})

test('wrong values are refused as before, and strings elsewhere stay strings', async () => {
  expect(await ask(publicDiscussionsSchema, types('"pd_votez"'))).toEqual([
    expect.stringContaining('Value "pd_votez" does not exist in "TypeTable" enum.'),
  ])
  expect(await ask(publicDiscussionsSchema, typesBy('String!'), { t: 'no' })).toEqual([
    expect.stringContaining('Value "no" does not exist in "TypeTable" enum.'),
  ])
  expect(await ask(publicDiscussionsSchema, typesBy('Int!'), { t: 1 })).toEqual([
    'Variable "$t" of type "Int!" used in position expecting type "TypeTable!".',
  ])
  expect(await ask(cityIdeasSchema, '{ ideas_paginate(title: "OLD") { data { id } } }')).toMatchObject({ title: 'OLD' })
})

test('a variable of one operation says nothing of that of another, and a string used as both stays a string', () => {
  const schema = buildSchema(cityIdeasSchema)
  const printed = (text: string) => print(withEnums(schema, parse(text)))
  const titles = 'query A($o: String) { ideas_paginate(title: $o) { data { id } } }'
  const ordered = 'query B($o: String) { ideas_paginate(ordering: $o) { data { id } } }'
  expect(printed(`${titles} ${ordered}`)).toContain('query A($o: String)')
  expect(printed(`${titles} ${ordered}`)).not.toContain('query B($o: String)')
  const both = 'query ($o: String) { ideas_paginate(title: $o, ordering: $o) { data { id } } }'
  expect(printed(both)).toContain('query ($o: String)')
})
