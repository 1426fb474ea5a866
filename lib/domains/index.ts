import { appealsDomain } from '@/lib/domains/appeals/domain'
import { cabinetDomain } from '@/lib/domains/cabinet/domain'
import { cityDomain } from '@/lib/domains/city/domain'
import { cityMapsDomain } from '@/lib/domains/city-maps/domain'
import { claimsDomain } from '@/lib/domains/claims/domain'
import { consentsDomain } from '@/lib/domains/consents/domain'
import { datasetsDomain } from '@/lib/domains/datasets/domain'
import { deskDomain } from '@/lib/domains/desk/domain'
import { discussionsDomain } from '@/lib/domains/discussions/domain'
import { documentsDomain } from '@/lib/domains/documents/domain'
import { faqDomain } from '@/lib/domains/faq/domain'
import { feedbackDomain } from '@/lib/domains/feedback/domain'
import { galleriesDomain } from '@/lib/domains/galleries/domain'
import { geocodeDomain } from '@/lib/domains/geocode/domain'
import { governmentDomain } from '@/lib/domains/government/domain'
import { governmentActivityDomain } from '@/lib/domains/government-activity/domain'
import { homeDomain } from '@/lib/domains/home/domain'
import { ideasDomain } from '@/lib/domains/ideas/domain'
import { mayorDomain } from '@/lib/domains/mayor/domain'
import { newsDomain } from '@/lib/domains/news/domain'
import { notificationsDomain } from '@/lib/domains/notifications/domain'
import { outagesDomain } from '@/lib/domains/outages/domain'
import { postersDomain } from '@/lib/domains/posters/domain'
import { projectsDomain } from '@/lib/domains/projects/domain'
import { receptionsDomain } from '@/lib/domains/receptions/domain'
import { residentsDomain } from '@/lib/domains/residents/domain'
import { searchDomain } from '@/lib/domains/search/domain'
import { servicesDomain } from '@/lib/domains/services/domain'
import { siteDomain } from '@/lib/domains/site/domain'
import { supportDomain } from '@/lib/domains/support/domain'
import { systemsDomain } from '@/lib/domains/systems/domain'
import { tourismDomain } from '@/lib/domains/tourism/domain'
import { uploadsDomain } from '@/lib/domains/uploads/domain'
import { usefulLinksDomain } from '@/lib/domains/useful-links/domain'
import type { Domain } from '@/lib/platform/domain'

const withoutAccounts: readonly Domain[] = [
  // first: its rows are erased by whose claim or idea they are about, before the others forget that
  deskDomain,
  homeDomain,
  siteDomain,
  newsDomain,
  outagesDomain,
  documentsDomain,
  servicesDomain,
  faqDomain,
  governmentDomain,
  governmentActivityDomain,
  projectsDomain,
  feedbackDomain,
  mayorDomain,
  galleriesDomain,
  postersDomain,
  cityDomain,
  cityMapsDomain,
  tourismDomain,
  claimsDomain,
  systemsDomain,
  discussionsDomain,
  ideasDomain,
  usefulLinksDomain,
  searchDomain,
  geocodeDomain,
  datasetsDomain,
  appealsDomain,
  receptionsDomain,
  supportDomain,
  uploadsDomain,
  notificationsDomain,
]

const withoutCabinet = [...withoutAccounts, residentsDomain(withoutAccounts), consentsDomain]

/** Accounts and cabinet combine the others, so they receive them. */
export const domains: readonly Domain[] = [...withoutCabinet, cabinetDomain(withoutCabinet)]
