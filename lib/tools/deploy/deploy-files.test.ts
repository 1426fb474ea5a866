import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { parse } from 'yaml'

interface Service {
  image: string
  build?: { args: Record<string, string> }
  environment: Record<string, string>
  read_only?: boolean
  volumes: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: object
}

interface Compose {
  services: Record<'portal' | 'postgres', Service>
  volumes: Record<string, null>
}

const read = (file: string) => readFileSync(file, 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'portal-deploy-'))
const settings = read('docs/operations/settings.md')

afterAll(() => rmSync(folder, { recursive: true }))

test('the Dockerfile has no mistake that a linter finds, and runs the portal as an ordinary user', () => {
  const dockerfile = read('Dockerfile')
  expect(validate(dockerfile).map(({ message }) => message)).toEqual([])
  expect(dockerfile).toMatch(/^USER portal$/m)
  expect(dockerfile.indexOf('USER portal')).toBeLessThan(dockerfile.indexOf('ENTRYPOINT'))
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\/readyz/m)
})

test('the Dockerfile keeps the rules of hadolint that its parser does not know', () => {
  const lines = read('Dockerfile').split('\n')
  const of = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1))
  expect(of('FROM').filter((image) => !/^[\w./-]+:(?!latest)[\w.-]+$/.test(image))).toEqual([]) // DL3006, DL3007
  expect(of('WORKDIR').filter((folder) => !folder.startsWith('/'))).toEqual([]) // DL3000
  expect([...of('CMD'), ...of('ENTRYPOINT')].filter((words) => !words.startsWith('['))).toEqual([]) // DL3025
  expect(of('ADD').filter((file) => !/^\S+\.tar\.gz \//.test(file))).toEqual([]) // DL3020, DL3021
  expect(of('RUN').filter((command) => /\bsudo\b|\|/.test(command))).toEqual([]) // DL3004, DL4006
  expect(of('USER').at(-1)).toBe('portal') // DL3002
  for (const once of ['CMD', 'ENTRYPOINT', 'HEALTHCHECK']) expect(of(once)).toHaveLength(1) // DL3012, DL4003, DL4004
})

test('compose.yaml keeps data in named volumes and waits for the database', () => {
  const { services, volumes } = parse(read('compose.yaml')) as Compose
  const { portal, postgres } = services
  expect(portal).toMatchObject({ read_only: true, depends_on: { postgres: { condition: 'service_healthy' } } })
  expect(portal.environment.DATABASE_URL).toContain('@postgres:5432/portal')
  expect(postgres.healthcheck).toBeDefined()
  const mounted = [...portal.volumes, ...postgres.volumes]
  expect(mounted).toEqual(['files:/var/lib/portal', 'database:/var/lib/postgresql'])
  expect(Object.keys(volumes)).toEqual(['files', 'database'])
  for (const name of Object.keys(portal.environment)) expect(settings).toContain(`\`${name}\``)
})

test('compose.yaml needs every secret from outside', () => {
  expect(read('compose.yaml').match(/\$\{POSTGRES_PASSWORD(?!:\?)/g)).toBeNull()
})

test.each(['deploy/portal.env', 'deploy/two-machines/portal.env'])(
  '%s means the same to systemd and to a shell, and the guide has every setting',
  (file) => {
    const lines = read(file)
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
    const asSystemd = Object.fromEntries(
      lines.map((line) => /^([A-Z_\d]+)='([^']*)'$/.exec(line)?.slice(1) ?? [line, '?']),
    )
    const { stdout } = spawnSync('sh', ['-c', `set -a; . ./${file}; env -0`], { encoding: 'utf8' })
    const asShell = Object.fromEntries(stdout.split('\0').map((line) => line.split(/=(.*)/s)))
    expect(asShell).toMatchObject(asSystemd)
    for (const name of Object.keys(asSystemd)) expect(settings).toContain(`\`${name}\``)
  },
)

/** `systemd-analyze` is of Debian's systemd. */
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
const testWithSystemd = hasSystemd ? test : test.skip

testWithSystemd('systemd accepts the service (skipped without systemd-analyze)', () => {
  const unit = join(folder, 'portal.service')
  // verify looks for the program
  writeFileSync(unit, read('deploy/portal.service').replace('/srv/portal/current/bin/node', process.execPath))
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' })
  expect({ status, complaints: stderr.split('\n').filter((line) => line.includes('portal.service')) }).toEqual({
    status: 0,
    complaints: [],
  })
})

testWithSystemd('systemd finds little that the service might harm (skipped without systemd-analyze)', () => {
  // of 100; what is left: V8 writes code into memory, the portal lowers its priority, listens, and reads /proc
  const options = ['security', '--offline=yes', '--threshold=20', 'deploy/portal.service']
  const { status, stdout } = spawnSync('systemd-analyze', options, { encoding: 'utf8' })
  expect({ status, level: status ? stdout.trim().split('\n').at(-1) : '' }).toEqual({ status: 0, level: '' })
})
