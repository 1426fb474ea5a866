import { clientProgram, reviewProgram } from '@/e2e/api/client-programs'
import { openDatabase } from '@/e2e/fixtures/database'
import { at, portalUrl } from '@/e2e/fixtures/portal'
import { ProgramFolder, runProgram } from '@/e2e/api/program-folder'
import { Resident } from '@/e2e/fixtures/resident'
import { phonePhoto } from '@/e2e/fixtures/sample-files'

let folder: ProgramFolder
let document: string

beforeAll(async () => {
  folder = new ProgramFolder('generated-client')
  document = await (await fetch(at('/api/openapi.json'))).text()
  folder.write('portal.json', document)
})

afterAll(() => folder.remove())

test('a generated client uploads a file, lists with arrays and reads an export', async () => {
  const described = folder.toPath('portal.json')
  const types = folder.toPath('portal.d.ts')
  runProgram(['node_modules/openapi-typescript/bin/cli.js', described, '-o', types])
  const program = folder.write('program.mts', clientProgram)
  const strict = [
    '--ignoreConfig',
    '--strict',
    '--noEmit',
    '--skipLibCheck',
    '--target',
    'esnext',
    '--module',
    'esnext',
  ]
  runProgram([
    'node_modules/typescript/bin/tsc',
    ...strict,
    '--moduleResolution',
    'bundler',
    '--types',
    'node',
    program,
  ])
  const picture = folder.write('picture.jpg', await phonePhoto('client'))
  const { id, token, visitor } = await Resident.register()
  const settings = { PORTAL_URL: portalUrl, TOKEN: token, PICTURE: picture, VISITOR: JSON.stringify(visitor) }
  const { both, one, rows, lines, said } = JSON.parse(runProgram(['--import', 'tsx', program], settings)) as Record<
    string,
    unknown
  >
  expect(both).toBeGreaterThan(Number(one))
  expect([rows, lines]).toEqual([both, both])
  expect(said).toMatch(/отправлено/)
  const database = await openDatabase()
  const stored = await database.query('SELECT origin_name FROM private_files WHERE resident_id = $1', [id])
  await database.end()
  expect(stored.rows).toEqual([{ origin_name: 'экран.jpg' }])
})

test('the document passes the rules that Redocly recommends, except where the specification differs', () => {
  const review = folder.write('review.mjs', reviewProgram)
  const found = JSON.parse(runProgram([review, folder.toPath('portal.json')])) as string[]
  // `/api/user/` is the specification's; tests run on localhost
  expect(found.sort()).toEqual([
    'no-path-trailing-slash #/paths/~1api~1user~1',
    'no-server-example.com #/servers/0/url',
  ])
})

test('the document has a tag of its content and is cached for everybody', async () => {
  const response = await fetch(at('/api/openapi.json'))
  expect(response.headers.get('cache-control')).toMatch(/^public/)
  const known = { 'if-none-match': response.headers.get('etag') ?? '' }
  expect((await fetch(at('/api/openapi.json'), { headers: known })).status).toBe(304)
  expect(await response.text()).toBe(document)
})

test('files are sent only as parts of forms, and every refusal of a call is described', () => {
  interface Described {
    requestBody?: { content: Record<string, unknown> }
    responses: Record<string, unknown>
    security?: unknown
  }
  const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, Described>> }
  const calls = Object.entries(paths).flatMap(([name, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method} ${name}`, method, ...call })),
  )
  const withFiles = calls.filter(({ requestBody }) => JSON.stringify(requestBody ?? {}).includes('"binary"'))
  expect(withFiles.map(({ name }) => name)).toEqual(['post /api/postofficialappeals', 'post /api/posttechsupport'])
  for (const { requestBody } of withFiles)
    for (const [type, content] of Object.entries(requestBody?.content ?? {}))
      expect([type, JSON.stringify(content).includes('"binary"')]).toEqual([type, type === 'multipart/form-data'])
  const always = ['200', '405', '429', '500', '503']
  const wanted = (method: string) => (method === 'post' ? [...always, '413', '415'] : always)
  expect(calls.filter(({ method, responses }) => wanted(method).some((code) => !(code in responses)))).toEqual([])
  expect(calls.filter(({ security }) => !Array.isArray(security))).toEqual([])
})
