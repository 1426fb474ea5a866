import type { Client } from 'pg'
import { apolloProgram, auditProgram, urqlProgram } from '@/e2e/api/graph-programs'
import { ideaGraph } from '@/e2e/ideas/ideas'
import { openDatabase } from '@/e2e/fixtures/database'
import { portalUrl } from '@/e2e/fixtures/portal'
import { ProgramFolder, runProgram } from '@/e2e/api/program-folder'
import { Resident, someName, someVisitor } from '@/e2e/fixtures/resident'
import { phonePhoto } from '@/e2e/fixtures/sample-files'

const folder = new ProgramFolder('graph-clients')
let resident: Resident
let database: Client

beforeAll(async () => {
  resident = await Resident.register()
  database = await openDatabase()
})

afterAll(async () => {
  folder.remove()
  await database.query('DELETE FROM ideas WHERE resident_id = $1', [resident.id])
  await database.end()
})

/** These audits of the specification ask the schema about itself: the portal does not read it out. */
const CLOSED_INTROSPECTION = [
  'SHOULD allow map {variables} parameter when accepting application/graphql-response+json',
  'MUST allow map {variables} parameter when accepting application/json',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
]

test.each(['socialcontrol', 'publicdiscussions', 'cityideas'])('%s speaks GraphQL over HTTP', (endpoint) => {
  const program = folder.write('audit.mjs', auditProgram)
  const settings = { VISITOR: JSON.stringify(someVisitor()) }
  const { audits, complaints } = JSON.parse(runProgram([program, `${portalUrl}/graphql/${endpoint}`], settings)) as {
    audits: number
    complaints: string[]
  }
  expect(audits).toBeGreaterThan(60)
  expect(complaints).toEqual(CLOSED_INTROSPECTION)
})

interface Said {
  counts: object
  guest: object
  photo: { url: string; origin_name: string }[]
  idea: object
  asked: string[]
  refused: string
}

async function saidBy(name: string, source: string): Promise<Said> {
  const title = `Проба ${someName('')}`
  const [category] = (await ideaGraph('{ categories { id } }')).data?.categories as { id: string }[]
  const settings = {
    PORTAL_URL: portalUrl,
    TOKEN: resident.token,
    VISITOR: JSON.stringify(resident.visitor),
    TITLE: title,
    CATEGORY: category?.id ?? '',
    PICTURE: folder.write('picture.jpg', await phonePhoto(name)),
  }
  const said = JSON.parse(runProgram([folder.write(`${name}.mjs`, source)], settings)) as Said
  const { rows } = await database.query('SELECT resident_id FROM ideas WHERE title = $1', [title])
  expect(rows).toEqual([{ resident_id: String(resident.id) }])
  return said
}

/** Apollo sends the hash of a query first, learns that the portal keeps none, and sends all that follows whole. */
const hashFirst = ['extensions variables', 'query variables', 'query variables', 'query variables']

test.each([
  ['apollo', apolloProgram, hashFirst],
  ['urql', urqlProgram, ['query variables']],
])('the stock client %s queries, uploads a photo and proposes an idea', async (name, source, asJson) => {
  const { counts, guest, photo, idea, asked, refused } = await saidBy(name, source)
  const named = [{ url: expect.any(String), origin_name: 'скамейка у порта.jpg' }]
  expect(counts).toMatchObject({ UsersCount: expect.any(Number), ResolvedClaimsCount: expect.any(Number) })
  expect(guest).toMatchObject({ UploadFile: named })
  expect(photo).toMatchObject(named)
  expect(idea).toMatchObject({ IdeaTownspeopleCreate: { code: expect.any(Number), message: expect.any(String) } })
  expect(refused).toContain(
    'К форме с файлами нужен один из заголовков X-Requested-With, Apollo-Require-Preflight, GraphQL-Preflight ' +
      'с любым значением, или Authorization: Bearer',
  )
  expect(asked).toEqual(asJson)
})
