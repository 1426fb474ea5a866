import { postgresAdapter } from '@payloadcms/db-postgres'
import { ru } from '@payloadcms/translations/languages/ru'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { hasRole } from '@/lib/cms/access/roles'
import { activityItems, activityTypes } from '@/lib/cms/collections/activity-items'
import { appealEvents, appeals, appealTopics } from '@/lib/cms/collections/appeals'
import { auditLog } from '@/lib/cms/collections/audit-log'
import { cityMaps, mapCategories } from '@/lib/cms/collections/city-maps'
import { claimCategories } from '@/lib/cms/collections/claim-categories'
import { claimEvents } from '@/lib/cms/collections/claim-events'
import { claims } from '@/lib/cms/collections/claims'
import { consentTexts, residentConsents } from '@/lib/cms/collections/consents'
import { discussions } from '@/lib/cms/collections/discussions'
import { discussionVotes } from '@/lib/cms/collections/discussion-votes'
import { documentIssuers, documents, documentTypes } from '@/lib/cms/collections/documents'
import { dutyServices } from '@/lib/cms/collections/duty-services'
import { faq, faqTopics } from '@/lib/cms/collections/faq'
import { files, largestUpload } from '@/lib/cms/collections/files'
import { galleries } from '@/lib/cms/collections/galleries'
import { ideaCategories } from '@/lib/cms/collections/idea-categories'
import { ideaEvents } from '@/lib/cms/collections/idea-events'
import { ideaVotes } from '@/lib/cms/collections/idea-votes'
import { ideas } from '@/lib/cms/collections/ideas'
import { mayorActivities, mayorActivityTypes } from '@/lib/cms/collections/mayor-activities'
import { media } from '@/lib/cms/collections/media'
import { mediaOutlets } from '@/lib/cms/collections/media-outlets'
import { ministers } from '@/lib/cms/collections/ministers'
import { news, newsTypes } from '@/lib/cms/collections/news'
import { organizations, organizationSpheres } from '@/lib/cms/collections/organizations'
import { posterCategories, posters } from '@/lib/cms/collections/posters'
import { privateFiles } from '@/lib/cms/collections/private-files'
import { projectCategories, projects } from '@/lib/cms/collections/projects'
import { referenceEntries, referenceTopics } from '@/lib/cms/collections/reference-entries'
import { residents } from '@/lib/cms/collections/residents'
import { searchBestBets } from '@/lib/cms/collections/search-best-bets'
import { searchMisses } from '@/lib/cms/collections/search-misses'
import { searchSynonyms } from '@/lib/cms/collections/search-synonyms'
import { serviceCenters } from '@/lib/cms/collections/service-centers'
import { serviceReports } from '@/lib/cms/collections/service-reports'
import { audiences, lifeSituations, services, serviceTopics } from '@/lib/cms/collections/services'
import { staff } from '@/lib/cms/collections/staff'
import { supportRequests } from '@/lib/cms/collections/support-requests'
import { systems } from '@/lib/cms/collections/systems'
import { tourismItems, tourismSections } from '@/lib/cms/collections/tourism'
import { usefulLinks } from '@/lib/cms/collections/useful-links'
import { confirmedCommits } from '@/lib/cms/confirmed-commits'
import { momentFormat } from '@/lib/cms/fields/date-fields'
import { editor } from '@/lib/cms/fields/editor'
import { alert } from '@/lib/cms/globals/alert'
import { cityAbout } from '@/lib/cms/globals/city-about'
import { cityHistory } from '@/lib/cms/globals/city-history'
import { cityIdeas } from '@/lib/cms/globals/city-ideas'
import { dutyPage } from '@/lib/cms/globals/duty-page'
import { feedback } from '@/lib/cms/globals/feedback'
import { home } from '@/lib/cms/globals/home'
import { mayor } from '@/lib/cms/globals/mayor'
import { reception } from '@/lib/cms/globals/reception'
import { servicesAbout } from '@/lib/cms/globals/services-about'
import { settings } from '@/lib/cms/globals/settings'
import { socialControl } from '@/lib/cms/globals/social-control'
import { workingCalendar } from '@/lib/cms/globals/working-calendar'
import { russianErrors } from '@/lib/cms/hooks/russian-errors'
import { leadsJobs } from '@/lib/cms/job-leader'
import { officeCollection, officeGlobal } from '@/lib/cms/office-entity'
import { officeLog } from '@/lib/cms/office-log'
import { officeMail } from '@/lib/cms/office-mail'
import { LARGEST_FORM } from '@/lib/cms/limited-body'
import { ownOrigins } from '@/lib/cms/own-origins'
import { PatientClient } from '@/lib/cms/patient-client'
import { sendLetter } from '@/lib/cms/send-letter'
import { staffPermissions } from '@/lib/cms/staff-permissions'
import { tellingFailedSchedule } from '@/lib/cms/tell-failed-schedule'
import { wording } from '@/lib/cms/wording'
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
    components: { graphics: { Logo: '/lib/cms/office-logo#OfficeLogo' } },
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
