import { postgresAdapter } from '@payloadcms/db-postgres'
import { ru } from '@payloadcms/translations/languages/ru'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig, getPayload } from 'payload'
import sharp from 'sharp'
import { UNNAMED_PORTAL } from '@/lib/contract/messages'
import { deskEndpoints } from '@/lib/desk/endpoints'
import { domains } from '@/lib/domains'
import { approvalEndpoints } from '@/lib/office/approval/endpoints'
import { emailQueue } from '@/lib/office/email-queue'
import { hasRole } from '@/lib/platform/access/roles'
import { auditLog } from '@/lib/platform/audit/collection'
import { files, largestUpload } from '@/lib/platform/files/collection'
import { storedCollection } from '@/lib/platform/files/stored-collection'
import { media } from '@/lib/platform/pictures/collection'
import { privateFiles } from '@/lib/platform/files/private-files-collection'
import { staff } from '@/lib/office/staff/collection'
import { confirmedCommits } from '@/lib/platform/database/payload-transactions'
import { editor } from '@/lib/office/editor'
import { workingCalendar } from '@/lib/platform/calendar/global'
import { russianErrors } from '@/lib/office/russian-errors'
import {
  guardSchedules,
  signDocumentLocks,
  staffPermissions,
  reportFailedSchedules,
} from '@/lib/office/payload-overrides'
import { officeCollection, officeGlobal } from '@/lib/office/office-entity'
import { officeLog } from '@/lib/office/office-log'
import { payloadEmailAdapter } from '@/lib/platform/mail/smtp'
import { MAX_FORM_BYTES } from '@/lib/office/guard-handler'
import { trustedOrigins } from '@/lib/office/trusted-origins'
import { providePayload } from '@/lib/platform/database/payload-client'
import { TimeoutClient } from '@/lib/platform/database/timeout-client'
import { POOL_WAIT_MS } from '@/lib/platform/database/timeouts'
import { sendEmailTask } from '@/lib/platform/mail/send-email-job'
import { payloadTranslations } from '@/lib/office/payload-translations'
import { env } from '@/lib/config/env'
import { STAMP_FORMAT } from '@/lib/time/dates'

const isSecure = env.PUBLIC_URL.startsWith('https:')
const folder = path.dirname(fileURLToPath(import.meta.url))

const ABOUT_OFFICE = 'Рабочее место сотрудников городского портала'

/** Otherwise every admin page would name Payload, in English. */
const officeMeta = {
  titleSuffix: '— портал города',
  description: ABOUT_OFFICE,
  openGraph: { siteName: UNNAMED_PORTAL, description: ABOUT_OFFICE },
  defaultOGImageType: 'off',
} as const

const config = buildConfig({
  routes: { admin: '/admin', api: '/cms' },
  serverURL: env.PUBLIC_URL,
  csrf: trustedOrigins(env.PUBLIC_URL),
  secret: process.env.PAYLOAD_SECRET ?? '',
  telemetry: false,
  logger: officeLog,
  email: payloadEmailAdapter,
  sharp,
  editor,
  i18n: { supportedLanguages: { ru }, fallbackLanguage: 'ru', translations: { ru: payloadTranslations } },
  graphQL: { disable: true },
  cookiePrefix: isSecure ? '__Host-portal' : 'portal',
  endpoints: [staffPermissions, ...emailQueue, ...approvalEndpoints, ...deskEndpoints],
  hooks: { afterError: [russianErrors] },
  admin: {
    user: staff.slug,
    dateFormat: STAMP_FORMAT,
    timezones: {
      supportedTimezones: [{ label: 'Время города', value: env.TIME_ZONE }],
      defaultTimezone: env.TIME_ZONE,
    },
    components: {
      graphics: { Logo: '/lib/office/custom-components#OfficeLogo' },
      beforeDashboard: ['/lib/office/approval/approval-list#ApprovalList'],
      afterNavLinks: ['/lib/office/custom-components#SecurityLink'],
      header: [{ path: '/lib/office/clock-notice#ClockNotice', clientProps: { zone: env.TIME_ZONE } }],
    },
    avatar: 'default', // Gravatar would learn the addresses of the staff
    theme: 'light', // a choice would be kept in a cookie that __Host- does not let scripts set
    meta: officeMeta,
    importMap: {
      baseDir: path.resolve(folder, '../..'),
      importMapFile: path.resolve(folder, '../../app/(office)/admin/importMap.js'),
    },
  },
  collections: [
    ...domains.flatMap(({ collections = [] }) => collections),
    storedCollection('private', privateFiles),
    storedCollection('media', media),
    storedCollection('files', files),
    staff,
    auditLog,
  ].map(officeCollection),
  globals: [...domains.flatMap(({ globals = [] }) => globals), workingCalendar].map(officeGlobal),
  upload: {
    limits: { fileSize: largestUpload.bytes, fieldSize: MAX_FORM_BYTES },
    responseOnLimit: largestUpload.refusal,
    abortOnLimit: true,
  },
  jobs: {
    tasks: [sendEmailTask],
    access: {
      run: ({ req }) => hasRole(req.user),
      queue: ({ req }) => hasRole(req.user, 'editor', 'organizer'),
      cancel: ({ req }) => hasRole(req.user, 'editor', 'organizer'),
    },
    deleteJobOnComplete: true,
  },
  typescript: { outputFile: path.resolve(folder, '../platform/payload/payload-types.ts') },
  db: confirmedCommits(
    postgresAdapter({
      push: false,
      migrationDir: path.resolve(folder, 'migrations'),
      // idle connections stay open: the first queries of a new one take three times as long
      pool: {
        connectionString: process.env.DATABASE_URL,
        min: 3,
        max: 12,
        connectionTimeoutMillis: POOL_WAIT_MS,
        Client: TimeoutClient,
      },
    }),
  ),
})
  .then(reportFailedSchedules)
  .then(signDocumentLocks)
  .then(guardSchedules)

providePayload(() => getPayload({ config }))

export default config
