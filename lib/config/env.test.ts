import { readFileSync } from 'node:fs'
import { readEnv, settingNames } from '@/lib/config/env'

const readLines = (source: Record<string, string>): string[] => {
  try {
    readEnv(source)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

it('starts with nothing set', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: 'http://localhost:3000',
    isPublicUrlGiven: false,
    TRUSTED_PROXIES: [],
  })
})

it.each([
  [{}, 'offered'],
  [{ PUBLIC_URL: 'http://10.0.0.5:3000' }, 'offered'],
  [{ PUBLIC_URL: 'https://samursk.example' }, 'required'],
  [{ PUBLIC_URL: 'https://samursk.example', STAFF_SECOND_FACTOR: 'offered' }, 'offered'],
])('asks the staff of %j for a second factor: %s', (given, expected) => {
  expect(readEnv(given).STAFF_SECOND_FACTOR).toBe(expected)
})

it('takes S3 whole, and says what is missing of it', () => {
  const keys = { S3_BUCKET: 'portal', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
  expect(readEnv({}).S3).toBeNull()
  expect(readEnv({ ...keys, S3_PREFIX: 'city' }).S3).toMatchObject({
    ...keys,
    S3_REGION: 'us-east-1',
    S3_PREFIX: 'city/',
  })
  expect(readLines({ S3_BUCKET: 'portal', S3_ACCESS_KEY_ID: 'id' })).toEqual([
    'Файлам в S3 не хватает настроек: S3_SECRET_ACCESS_KEY',
  ])
  expect(readLines({ FILE_STORAGE: 's3' })[0]).toContain('S3_BUCKET')
})

it('refuses a direct address of a database that is not named', () => {
  const DATABASE_DIRECT_URL = 'postgres://portal@10.0.0.5/portal'
  expect(readLines({ DATABASE_DIRECT_URL })[0]).toContain('нужна и DATABASE_URL')
  expect(readLines({ DATABASE_DIRECT_URL, DATABASE_URL: 'postgres://portal@127.0.0.1:6432/portal' })).toEqual([])
})

it('counts an empty value as absent', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ' }).DATABASE_URL).toBeUndefined()
})

it.each([
  ['PORT', '80000'],
  ['PORT', 'three'],
  ['DATABASE_URL', 'mysql://host/base'],
  ['PUBLIC_URL', 'samursk.example'],
  ['API_URL', 'ftp://host'],
  ['TRUSTED_PROXIES', '10.0.0.0/40'],
  // who believes everybody believes the visitor too
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['SMTP_URL', 'http://mail'],
  ['LOG_LEVEL', 'loud'],
  ['PAGE_CACHE_MB', '1'],
  ['WORKERS', '0'],
  ['STOP_DELAY_SECONDS', '-1'],
  ['DATABASE_ANSWER_SECONDS', '0'],
  ['DESK_UNDO_SECONDS', '601'],
  ['STAFF_SECOND_FACTOR', 'off'],
  ['TIME_ZONE', 'Europe/Atlantis'],
  ['PAYLOAD_SECRET', 'short'],
])('names %s = %s in one line', (name, value) => {
  const lines = readLines({ [name]: value })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(name)
})

it('names every wrong setting, and never repeats a secret', () => {
  const lines = readLines({ PORT: 'x', PAYLOAD_SECRET: 'tooshort', TIME_ZONE: 'x' })
  expect(lines).toHaveLength(3)
  expect(lines.join()).not.toContain('tooshort')
})

it('reads networks and cuts the slash of addresses', () => {
  const env = readEnv({ TRUSTED_PROXIES: '10.0.0.0/8, ::1', PUBLIC_URL: 'https://samursk.example/' })
  expect(env.TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1'])
  expect(env.PUBLIC_URL).toBe('https://samursk.example')
})

it('has every setting described for those who run the portal, and no other', () => {
  const guide = readFileSync('docs/operations/settings.md', 'utf8')
  const table = guide.slice(0, guide.indexOf('## Письма'))
  const firstCells = table.split('\n').flatMap((line) => line.match(/^\| `[A-Z].*?\|/)?.[0] ?? [])
  const described = firstCells.join(' ').match(/[A-Z][A-Z0-9_]+/g)
  expect(described?.sort()).toEqual([...settingNames].sort())
})
