import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  getNamedType,
  isLeafType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'
import { openDatabase } from '@/e2e/fixtures/database'
import { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { Resident, someVisitor } from '@/e2e/fixtures/resident'
import { createColleague, roles, type Colleague } from '@/e2e/fixtures/staff'
import type { GraphqlEndpoint } from '@/lib/contract/graphql-operation'
import { cityIdeasSchema } from '@/lib/domains/ideas/graphql/schema'
import { publicDiscussionsSchema } from '@/lib/domains/discussions/graphql/schema'
import { socialControlSchema } from '@/lib/domains/claims/graphql/schema'
import { logout } from '@/lib/domains/residents/contract'

type Access = 'all' | 'resident'

const endpoints: Record<GraphqlEndpoint, string> = {
  '/graphql/socialcontrol': socialControlSchema,
  '/graphql/cityideas': cityIdeasSchema,
  '/graphql/publicdiscussions': publicDiscussionsSchema,
}

/**
 * These rows say who may call what. An operation of the SDL without a row fails the test, and so does a row without an operation.
 */
const rows: Record<GraphqlEndpoint, Record<string, Access>> = {
  '/graphql/socialcontrol': {
    AllClaimCategories: 'all',
    AllClaimStatuses: 'all',
    AllClaims: 'all',
    OneClaim: 'all',
    SimilarClaims: 'all',
    PaginateProjects: 'all',
    UsersCount: 'all',
    ResolvedClaimsCount: 'all',
    me: 'resident',
    ClaimCreateAuth: 'resident',
    ClaimCreate: 'all',
    UploadFile: 'all',
    ClaimJoin: 'resident',
    ClaimVerdict: 'resident',
  },
  '/graphql/cityideas': {
    ideas_paginate: 'all',
    OneIdea: 'all',
    about_project: 'all',
    categories: 'all',
    UploadFile: 'resident',
    IdeaTownspeopleCreate: 'resident',
    IdeaVote: 'resident',
  },
  '/graphql/publicdiscussions': {
    ActiveDiscussions: 'all',
    OneActiveDiscussion: 'all',
    AllTypes: 'all',
    DiscussionVote: 'resident',
  },
}

interface GraphOperation {
  endpoint: GraphqlEndpoint
  name: string
  document: string
}

const operations = Object.entries(endpoints).flatMap(([endpoint, sdl]) =>
  listOperations(endpoint as GraphqlEndpoint, sdl),
)

const residents = ['owner', 'other resident']

let office: Office
let callers: Record<string, string | undefined>
const colleagues: Colleague[] = []

beforeAll(async () => {
  office = await Office.logIn()
  const made = await Promise.all(Array.from({ length: 3 }, () => Resident.register()))
  const [owner, other, left] = made.map(({ token }) => token)
  await made[2]?.call(logout)
  for (const role of roles) colleagues.push(await createColleague(office, role))
  callers = {
    guest: undefined,
    'Bearer null': 'null',
    'broken token': 'x'.repeat(43),
    'revoked token': left,
    'expired token': await expiredToken(),
    ...Object.fromEntries(roles.map((role, index) => [`staff: ${role}`, colleagues[index]?.token])),
    owner,
    'other resident': other,
  }
})

afterAll(async () => {
  for (const { id } of colleagues) await office.remove('staff', id)
})

test('every GraphQL operation has a row in the access matrix', () => {
  const known = Object.entries(rows).flatMap(([endpoint, names]) => Object.keys(names).map((name) => endpoint + name))
  expect(operations.map(({ endpoint, name }) => endpoint + name).sort()).toEqual(known.sort())
})

test.each(operations.map((operation) => [operation.endpoint, operation.name, operation] as const))(
  'access to %s %s follows the role matrix',
  async (endpoint, name, operation) => {
    const isPersonal = rows[endpoint]?.[name] === 'resident'
    const refusals = Object.entries(callers).map(async ([caller, token]) => {
      return [caller, (await requestCategories(operation, token)).includes('authentication')] as const
    })
    const expected = Object.keys(callers).map((caller) => [caller, isPersonal && !residents.includes(caller)] as const)
    expect(Object.fromEntries(await Promise.all(refusals))).toEqual(Object.fromEntries(expected))
  },
)

async function expiredToken(): Promise<string> {
  const { id, token } = await Resident.register()
  const database = await openDatabase()
  await database.query('UPDATE resident_sessions SET expires_at = now() WHERE resident_id = $1', [id])
  await database.end()
  return token
}

/** Returns the categories of the answer's errors. The arguments are made up, so some are refused as invalid. */
async function requestCategories(
  { endpoint, document }: GraphOperation,
  token: string | undefined,
): Promise<unknown[]> {
  const response = await fetch(at(endpoint), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...someVisitor(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: document }),
  })
  const { data, errors = [] } = (await response.json()) as { data?: unknown; errors?: { extensions?: object }[] }
  const categories = errors.map(({ extensions }) => (extensions as { category?: unknown } | undefined)?.category)
  expect(data === undefined ? [document, errors] : []).toEqual([])
  expect(categories).not.toContain('internal')
  return categories
}

function listOperations(endpoint: GraphqlEndpoint, sdl: string): GraphOperation[] {
  const schema = buildSchema(sdl)
  const kinds = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
  return kinds.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => {
      return { endpoint, name: field.name, document: `${kind} { ${writeCall(field)} }` }
    }),
  )
}

/** Writes a call of the field with made-up values for its required arguments. */
function writeCall({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = args.filter(isRequiredArgument).map((argument) => `${argument.name}: ${writeValue(argument.type)}`)
  const call = given.length > 0 ? `${name}(${given.join(', ')})` : name
  return isLeafType(getNamedType(type)) ? call : `${call} { __typename }`
}

function writeValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return writeValue(type.ofType)
  if (isListType(type)) return '[]'
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type))
    return `{ ${fields.map((field) => `${field.name}: ${writeValue(field.type)}`).join(', ')} }`
  }
  const samples: Record<string, string> = { Int: '1', Float: '1.5', Boolean: 'false' }
  return samples[type.name] ?? '"1000000"'
}
