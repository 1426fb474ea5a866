import { postgresAdapter } from '@payloadcms/db-postgres'
import { ru } from '@payloadcms/translations/languages/ru'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { hasRole } from '@/lib/cms/access/roles'
import { documentIssuers, documents, documentTypes } from '@/lib/cms/collections/documents'
import { faq, faqTopics } from '@/lib/cms/collections/faq'
import { files } from '@/lib/cms/collections/files'
import { media } from '@/lib/cms/collections/media'
import { news, newsTypes } from '@/lib/cms/collections/news'
import { serviceCenters } from '@/lib/cms/collections/service-centers'
import { serviceReports } from '@/lib/cms/collections/service-reports'
import { audiences, lifeSituations, services, serviceTopics } from '@/lib/cms/collections/services'
import { staff } from '@/lib/cms/collections/staff'
import { usefulLinks } from '@/lib/cms/collections/useful-links'
import { editor } from '@/lib/cms/fields/editor'
import { alert } from '@/lib/cms/globals/alert'
import { home } from '@/lib/cms/globals/home'
import { mayor } from '@/lib/cms/globals/mayor'
import { servicesAbout } from '@/lib/cms/globals/services-about'
import { settings } from '@/lib/cms/globals/settings'
import { leadsJobs } from '@/lib/cms/job-leader'

const folder = path.dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  routes: { admin: '/admin', api: '/cms' },
  serverURL: process.env.PUBLIC_URL ?? '',
  secret: process.env.PAYLOAD_SECRET ?? '',
  telemetry: false,
  sharp,
  editor,
  i18n: { supportedLanguages: { ru }, fallbackLanguage: 'ru' },
  graphQL: { disable: true },
  cookiePrefix: 'portal',
  admin: {
    user: staff.slug,
    dateFormat: 'dd.MM.yyyy HH:mm',
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
  ],
  globals: [home, alert, settings, mayor, servicesAbout],
  upload: { limits: { fileSize: 20_000_000 }, abortOnLimit: true, safeFileNames: true },
  jobs: {
    access: {
      run: ({ req }) => hasRole(req.user),
      queue: ({ req }) => Boolean(req.user),
      cancel: ({ req }) => Boolean(req.user),
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
