import { postgresAdapter } from '@payloadcms/db-postgres'
import { ru } from '@payloadcms/translations/languages/ru'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { hasRole } from '@/lib/cms/access/roles'
import { documentIssuers, documents, documentTypes } from '@/lib/cms/collections/documents'
import { faq, faqTopics } from '@/lib/cms/collections/faq'
import { files, largestUpload } from '@/lib/cms/collections/files'
import { media } from '@/lib/cms/collections/media'
import { news, newsTypes } from '@/lib/cms/collections/news'
import { serviceCenters } from '@/lib/cms/collections/service-centers'
import { serviceReports } from '@/lib/cms/collections/service-reports'
import { audiences, lifeSituations, services, serviceTopics } from '@/lib/cms/collections/services'
import { staff } from '@/lib/cms/collections/staff'
import { usefulLinks } from '@/lib/cms/collections/useful-links'
import { momentFormat } from '@/lib/cms/fields/date-fields'
import { editor } from '@/lib/cms/fields/editor'
import { alert } from '@/lib/cms/globals/alert'
import { home } from '@/lib/cms/globals/home'
import { mayor } from '@/lib/cms/globals/mayor'
import { servicesAbout } from '@/lib/cms/globals/services-about'
import { settings } from '@/lib/cms/globals/settings'
import { russianErrors } from '@/lib/cms/hooks/russian-errors'
import { leadsJobs } from '@/lib/cms/job-leader'
import { officeCollection, officeGlobal } from '@/lib/cms/office-entity'
import { officeLog } from '@/lib/cms/office-log'
import { outbox } from '@/lib/cms/outbox'
import { staffPermissions } from '@/lib/cms/staff-permissions'
import { wording } from '@/lib/cms/wording'
import { env } from '@/lib/config/env'

const isSecure = (process.env.PUBLIC_URL ?? '').startsWith('https:')
/** The back office sends a whole document as one field; a long text with tables takes megabytes. */
const LARGEST_FORM = 8 * 1024 * 1024
const folder = path.dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  routes: { admin: '/admin', api: '/cms' },
  serverURL: process.env.PUBLIC_URL ?? '',
  secret: process.env.PAYLOAD_SECRET ?? '',
  telemetry: false,
  logger: officeLog,
  email: outbox,
  sharp,
  editor,
  i18n: { supportedLanguages: { ru }, fallbackLanguage: 'ru', translations: { ru: wording } },
  graphQL: { disable: true },
  cookiePrefix: isSecure ? '__Host-portal' : 'portal',
  endpoints: [staffPermissions],
  hooks: { afterError: [russianErrors] },
  admin: {
    user: staff.slug,
    dateFormat: momentFormat,
    timezones: {
      supportedTimezones: [{ label: 'Время города', value: env.TIME_ZONE }],
      defaultTimezone: env.TIME_ZONE,
    },
    avatar: 'default', // Gravatar would learn the addresses of the staff
    theme: 'light', // a choice would be kept in a cookie that __Host- does not let scripts set
    meta: { titleSuffix: ' — портал города' },
    importMap: {
      baseDir: path.resolve(folder, '../..'),
      importMapFile: path.resolve(folder, '../../app/(office)/admin/importMap.js'),
    },
  },
  collections: [
    news,
    newsTypes,
    documents,
    documentTypes,
    documentIssuers,
    services,
    audiences,
    serviceTopics,
    lifeSituations,
    serviceCenters,
    serviceReports,
    faq,
    faqTopics,
    usefulLinks,
    media,
    files,
    staff,
  ].map(officeCollection),
  globals: [home, alert, settings, mayor, servicesAbout].map(officeGlobal),
  upload: {
    limits: { fileSize: largestUpload.bytes, fieldSize: LARGEST_FORM },
    responseOnLimit: largestUpload.refusal,
    abortOnLimit: true,
  },
  jobs: {
    access: {
      run: ({ req }) => hasRole(req.user),
      queue: ({ req }) => hasRole(req.user, 'editor'),
      cancel: ({ req }) => hasRole(req.user, 'editor'),
    },
    autoRun: [{ cron: '*/2 * * * * *', queue: 'default', limit: 50, silent: true }],
    shouldAutoRun: leadsJobs,
    deleteJobOnComplete: true,
  },
  typescript: { outputFile: path.resolve(folder, 'payload-types.ts') },
  db: postgresAdapter({
    push: false,
    migrationDir: path.resolve(folder, 'migrations'),
    pool: { connectionString: process.env.DATABASE_URL, max: 12 },
  }),
})
