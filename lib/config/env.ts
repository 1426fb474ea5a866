import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { formatCount } from '@/lib/text/plural'

const SECRET_LENGTH = 32

const port = wholeNumber(1, 65_535, 'нужно число от 1 до 65535')
const secret = z
  .string()
  .min(SECRET_LENGTH, `нужно не меньше ${formatCount(SECRET_LENGTH, ['знака', 'знаков', 'знаков'])}`)
  .optional()
const onOff = z.enum(['on', 'off'], 'допустимо on или off')

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** Port of the metrics; without it there are none. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  /** The same database past a pooler: a session of its own for LISTEN, advisory locks, migrations and COPY. */
  DATABASE_DIRECT_URL: address('postgres', 'postgresql').optional(),
  /** Seconds a visitor's request waits for one answer of the database before it is refused. */
  DATABASE_ANSWER_SECONDS: wholeNumber(1, 60).default(4),
  /** Address of the portal for visitors; links, canonical URLs and emails are built from it. */
  PUBLIC_URL: address('http', 'https').transform(withoutSlash).optional(),
  /** Host of another backend with the same contract; empty means the embedded one. */
  API_URL: address('http', 'https').transform(withoutSlash).optional(),
  /** Addresses or networks, by commas, whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(splitList)
    .refine((list) => list.every(isNetwork), 'нужны адреса или сети через запятую, например 10.0.0.0/8,::1'),
  SMTP_URL: address('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'допустимо fatal, error, warn, info, debug, trace или silent',
    )
    .default('info'),
  /** GeoJSON plan of the city: source of map tiles and of the address table. The demo city has its own. */
  CITY_MAP: z.string().optional(),
  YANDEX_MAPS_KEY: z.string().optional(),
  /** Template of external tiles, for example https://tiles.example/{z}/{x}/{y}.png. */
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/\S+$/, 'нужен адрес http(s)')
    .optional(),
  /** `own` is the portal's address table; the others are asked before it. */
  GEOCODER: z.enum(['own', 'yandex', 'nominatim'], 'допустимо own, yandex или nominatim').default('own'),
  GEOCODER_URL: address('http', 'https').optional(),
  /** Never sent to browsers. */
  GEOCODER_KEY: z.string().optional(),
  /** Processes that render pages and answer the API; one core stays for the process in front of them. */
  WORKERS: wholeNumber(1, 64).default(Math.max(1, availableParallelism() - 1)),
  /** Seconds after SIGTERM in which `/readyz` answers 503 before the portal stops. */
  STOP_DELAY_SECONDS: wholeNumber(0, 25).default(5),
  /** Seconds in which a move of the desk can be undone; 0 makes moves at once. */
  DESK_UNDO_SECONDS: wholeNumber(0, 600).default(10),
  PAGE_CACHE: onOff.default('on'),
  /** Whether scripts of a page start after its first paint; off sends pages as Next writes them. */
  SCRIPTS_AFTER_PAINT: onOff.default('on'),
  PAGE_CACHE_MB: wholeNumber(8, 4_096).default(96),
  /** Where a CDN takes the tags of what changed; with it a page may stay there for a minute. */
  CDN_PURGE_URL: address('http', 'https').optional(),
  CDN_PURGE_TOKEN: z.string().optional(),
  /** Fills an empty database with the demo city. */
  DEMO: onOff.default('on'),
  TIME_ZONE: z.string().refine(isTimeZone, 'нет такого часового пояса, пример: Europe/Moscow').default('Europe/Moscow'),
  ADMIN_EMAIL: z.email('нужен адрес электронной почты').optional(),
  ADMIN_PASSWORD: z.string().min(12, 'нужно не меньше 12 знаков').optional(),
  /** Whether roles that see personal data must have a second factor; PUBLIC_URL decides if it is not set. */
  STAFF_SECOND_FACTOR: z.enum(['required', 'offered'], 'допустимо required или offered').optional(),
  PAYLOAD_SECRET: secret,
  PREVIEW_SECRET: secret,
  /** Folder of the nightly backups; without it they are in DATA_DIR/copies. */
  BACKUP_DIR: z.string().optional(),
  /** Nightly backups that stay; 0 turns them off. */
  BACKUP_KEEP: wholeNumber(0, 365).default(14),
  /** Encrypts the keys in a backup; without it a backup has none. */
  BACKUP_PASSPHRASE: z.string().min(12, 'нужно не меньше 12 знаков').optional(),
  /** Bucket of the stored files; without it they are in DATA_DIR/storage. */
  S3_BUCKET: z.string().optional(),
  /** Absent for Amazon, whose address follows from the region. */
  S3_ENDPOINT: address('http', 'https').transform(withoutSlash).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Beginning of the keys: a bucket may serve more than one portal. */
  S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)*\/?$/, 'допустимы латинские буквы, цифры, точка, дефис, подчёркивание и косая черта')
    .transform((prefix) => `${withoutSlash(prefix)}/`)
    .default(''),
  /** Where new files go while they are moved from S3 back to the folder. */
  FILE_STORAGE: z.enum(['s3', 'folder'], 'допустимо s3 или folder').optional(),
})

export const settingNames: readonly string[] = Object.keys(settings.shape)

type Settings = z.infer<typeof settings>
const s3Names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export type S3Settings = Pick<Settings, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_PREFIX'> &
  Record<(typeof s3Names)[number], string>

export type Env = Omit<Settings, 'PUBLIC_URL' | 'STAFF_SECOND_FACTOR'> & {
  PUBLIC_URL: string
  STAFF_SECOND_FACTOR: 'required' | 'offered'
  /** False if PUBLIC_URL is not set, as on a first local start. */
  isPublicUrlGiven: boolean
  /** Null without S3_BUCKET. */
  S3: S3Settings | null
}

class SettingsError extends Error {
  override name = 'SettingsError'
}

/** Parses the settings; an empty value counts as absent. Throws SettingsError with one line per wrong setting. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const result = settings.safeParse(given)
  if (!result.success) throw new SettingsError(result.error.issues.map(describe).join('\n'))
  const { PUBLIC_URL, PORT, STAFF_SECOND_FACTOR, DATABASE_URL, DATABASE_DIRECT_URL } = result.data
  if (DATABASE_DIRECT_URL && !DATABASE_URL)
    throw new SettingsError('Настройка DATABASE_DIRECT_URL: нужна и DATABASE_URL, адрес той же базы через пулер')
  return {
    ...result.data,
    PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${PORT}`,
    isPublicUrlGiven: PUBLIC_URL !== undefined,
    S3: readS3(result.data),
    // a first look on one's own machine needs no telephone
    STAFF_SECOND_FACTOR: STAFF_SECOND_FACTOR ?? (PUBLIC_URL?.startsWith('https:') ? 'required' : 'offered'),
  }
}

export const env: Env = readEnv(process.env)

/** Throws SettingsError if only some are given. */
function readS3(given: Settings): S3Settings | null {
  const missing = s3Names.filter((name) => given[name] === undefined)
  const isAsked = given.FILE_STORAGE === 's3' || given.S3_ENDPOINT !== undefined
  if (missing.length === s3Names.length && !isAsked) return null
  if (missing.length > 0) throw new SettingsError(`Файлам в S3 не хватает настроек: ${missing.join(', ')}`)
  return given as S3Settings
}

function describe(issue: z.core.$ZodIssue): string {
  return `Настройка ${issue.path.join('.')}: ${issue.message}`
}

function wholeNumber(min: number, max: number, range = `нужно от ${min} до ${max}`) {
  return z.coerce.number('нужно число').int('нужно целое число').min(min, range).max(max, range)
}

function address(...schemes: string[]) {
  const wanted = schemes.map((scheme) => `${scheme}://`).join(' или ')
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)),
      `нужен адрес вида ${wanted}…`,
    )
}

function withoutSlash(value: string): string {
  return value.replace(/\/+$/, '')
}

function splitList(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function isNetwork(value: string): boolean {
  const [ip = '', bits, ...rest] = value.split('/')
  const v4 = z.ipv4().safeParse(ip).success
  if (rest.length > 0 || (!v4 && !z.ipv6().safeParse(ip).success)) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (v4 ? 32 : 128))
}

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('ru', { timeZone: value })
    return true
  } catch {
    return false
  }
}
