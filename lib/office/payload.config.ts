import { postgresAdapter } from '@payloadcms/db-postgres'
import { ru } from '@payloadcms/translations/languages/ru'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { hasRole } from '@/lib/platform/access/roles'
import { activityItems, activityTypes } from '@/lib/domains/government-activity/collection'
import { appealEvents, appeals, appealTopics } from '@/lib/domains/appeals/collection'
import { auditLog } from '@/lib/platform/audit/collection'
import { cityMaps, mapCategories } from '@/lib/domains/city-maps/collection'
import { claimCategories } from '@/lib/domains/claims/categories-collection'
import { claimEvents } from '@/lib/domains/claims/events-collection'
import { claims } from '@/lib/domains/claims/collection'
import { consentTexts, residentConsents } from '@/lib/domains/residents/consents/collections'
import { discussions } from '@/lib/domains/discussions/collection'
import { discussionVotes } from '@/lib/domains/discussions/votes/collection'
import { documentIssuers, documents, documentTypes } from '@/lib/domains/documents/collection'
import { dutyServices } from '@/lib/domains/feedback/duty-services-collection'
import { faq, faqTopics } from '@/lib/domains/faq/collection'
import { files, largestUpload } from '@/lib/platform/files/collection'
import { galleries } from '@/lib/domains/galleries/collection'
import { ideaCategories } from '@/lib/domains/ideas/categories-collection'
import { ideaEvents } from '@/lib/domains/ideas/events-collection'
import { ideaVotes } from '@/lib/domains/ideas/votes/collection'
import { ideas } from '@/lib/domains/ideas/collection'
import { mayorActivities, mayorActivityTypes } from '@/lib/domains/mayor/activities-collection'
import { media } from '@/lib/platform/pictures/collection'
import { mediaOutlets } from '@/lib/domains/city/media-outlets-collection'
import { ministers } from '@/lib/domains/government/ministers-collection'
import { news, newsTypes } from '@/lib/domains/news/collection'
import { organizations, organizationSpheres } from '@/lib/domains/government/organizations-collection'
import { posterCategories, posters } from '@/lib/domains/posters/collection'
import { privateFiles } from '@/lib/platform/files/private-files-collection'
import { projectCategories, projects } from '@/lib/domains/projects/collection'
import { referenceEntries, referenceTopics } from '@/lib/domains/city/reference-collection'
import { residents } from '@/lib/domains/residents/collection'
import { searchBestBets } from '@/lib/domains/search/best-bets-collection'
import { searchMisses } from '@/lib/domains/search/misses/collection'
import { searchSynonyms } from '@/lib/domains/search/synonyms-collection'
import { serviceCenters } from '@/lib/domains/services/centers-collection'
import { serviceReports } from '@/lib/domains/services/reports-collection'
import { audiences, lifeSituations, services, serviceTopics } from '@/lib/domains/services/collection'
import { staff } from '@/lib/office/staff/collection'
import { supportRequests } from '@/lib/domains/support/collection'
import { systems } from '@/lib/domains/systems/collection'
import { tourismItems, tourismSections } from '@/lib/domains/tourism/collections'
import { usefulLinks } from '@/lib/domains/useful-links/collection'
import { confirmedCommits } from '@/lib/platform/database/confirmed-commits'
import { momentFormat } from '@/lib/platform/fields/date-fields'
import { editor } from '@/lib/platform/fields/editor'
import { alert } from '@/lib/domains/site/alert-global'
import { cityAbout } from '@/lib/domains/city/about-global'
import { cityHistory } from '@/lib/domains/city/history-global'
import { cityIdeas } from '@/lib/domains/ideas/section-global'
import { dutyPage } from '@/lib/domains/feedback/duty-page-global'
import { feedback } from '@/lib/domains/feedback/global'
import { home } from '@/lib/domains/home/global'
import { mayor } from '@/lib/domains/mayor/global'
import { reception } from '@/lib/domains/feedback/reception-global'
import { servicesAbout } from '@/lib/domains/services/about-global'
import { settings } from '@/lib/domains/site/settings-global'
import { socialControl } from '@/lib/domains/claims/section-global'
import { workingCalendar } from '@/lib/platform/calendar/global'
import { russianErrors } from '@/lib/office/russian-errors'
import { leadsJobs } from '@/lib/platform/jobs/job-leader'
import { officeCollection, officeGlobal } from '@/lib/office/office-entity'
import { officeLog } from '@/lib/office/office-log'
import { officeMail } from '@/lib/platform/mail/office-mail'
import { LARGEST_FORM } from '@/lib/office/limited-body'
import { ownOrigins } from '@/lib/office/own-origins'
import { PatientClient } from '@/lib/platform/database/patient-client'
import { sendLetter } from '@/lib/platform/mail/send-letter'
import { staffPermissions } from '@/lib/office/staff-permissions'
import { tellingFailedSchedule } from '@/lib/office/tell-failed-schedule'
import { wording } from '@/lib/office/wording'
import { env } from '@/lib/config/env'

const isSecure = env.PUBLIC_URL.startsWith('https:')
/** For one of the connections to become free. */
const POOL_WAIT_MS = 3_000
const folder = path.dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  routes: { admin: '/admin', api: '/cms' },
  serverURL: env.PUBLIC_URL,
  csrf: ownOrigins(env.PUBLIC_URL),
  secret: process.env.PAYLOAD_SECRET ?? '',
  telemetry: false,
  logger: officeLog,
  email: officeMail,
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
    components: { graphics: { Logo: '/lib/office/office-logo#OfficeLogo' } },
    avatar: 'default', // Gravatar would learn the addresses of the staff
    theme: 'light', // a choice would be kept in a cookie that __Host- does not let scripts set
    // Payload's own pictures would draw any words of a stranger, with fonts fetched from abroad
    meta: { titleSuffix: ' — портал города', defaultOGImageType: 'off' },
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
    organizations,
    organizationSpheres,
    ministers,
    activityItems,
    activityTypes,
    projects,
    projectCategories,
    dutyServices,
    mayorActivities,
    mayorActivityTypes,
    galleries,
    posters,
    posterCategories,
    mediaOutlets,
    referenceEntries,
    referenceTopics,
    cityMaps,
    mapCategories,
    tourismItems,
    tourismSections,
    claims,
    claimCategories,
    claimEvents,
    systems,
    discussions,
    discussionVotes,
    ideas,
    ideaVotes,
    ideaCategories,
    ideaEvents,
    usefulLinks,
    searchBestBets,
    searchSynonyms,
    searchMisses,
    appeals,
    appealTopics,
    appealEvents,
    supportRequests,
    privateFiles,
    residents,
    residentConsents,
    consentTexts,
    media,
    files,
    staff,
    auditLog,
  ].map(officeCollection),
  globals: [
    home,
    alert,
    settings,
    mayor,
    servicesAbout,
    feedback,
    reception,
    dutyPage,
    cityAbout,
    cityHistory,
    socialControl,
    cityIdeas,
    workingCalendar,
  ].map(officeGlobal),
  upload: {
    limits: { fileSize: largestUpload.bytes, fieldSize: LARGEST_FORM },
    responseOnLimit: largestUpload.refusal,
    abortOnLimit: true,
  },
  jobs: {
    tasks: [sendLetter],
    access: {
      run: ({ req }) => hasRole(req.user),
      queue: ({ req }) => hasRole(req.user, 'editor', 'organizer'),
      cancel: ({ req }) => hasRole(req.user, 'editor', 'organizer'),
    },
    autoRun: [{ cron: '* * * * * *', queue: 'default', limit: 50, silent: true }],
    shouldAutoRun: leadsJobs,
    deleteJobOnComplete: true,
  },
  typescript: { outputFile: path.resolve(folder, 'payload-types.ts') },
  db: confirmedCommits(
    postgresAdapter({
      push: false,
      migrationDir: path.resolve(folder, 'migrations'),
      // a few stay open in quiet times: the first questions of a new connection take three times as long
      pool: {
        ...{ connectionString: process.env.DATABASE_URL, min: 3, max: 12, connectionTimeoutMillis: POOL_WAIT_MS },
        Client: PatientClient,
      },
    }),
  ),
}).then(tellingFailedSchedule)
