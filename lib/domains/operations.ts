import { operations as home } from '@/lib/domains/home/contract'
import { operations as site } from '@/lib/domains/site/contract'
import { operations as openData } from '@/lib/domains/datasets/contract'
import { operations as news } from '@/lib/domains/news/contract'
import { operations as outages } from '@/lib/domains/outages/contract'
import { operations as mayor } from '@/lib/domains/mayor/contract'
import { operations as galleries } from '@/lib/domains/galleries/contract'
import { operations as documents } from '@/lib/domains/documents/contract'
import { operations as readings } from '@/lib/domains/documents/reading/contract'
import { operations as services } from '@/lib/domains/services/contract'
import { operations as faq } from '@/lib/domains/faq/contract'
import { operations as posters } from '@/lib/domains/posters/contract'
import { operations as city } from '@/lib/domains/city/contract'
import { operations as feedback } from '@/lib/domains/feedback/contract'
import { operations as government } from '@/lib/domains/government/contract'
import { operations as governmentActivity } from '@/lib/domains/government-activity/contract'
import { operations as projects } from '@/lib/domains/projects/contract'
import { operations as cityMaps } from '@/lib/domains/city-maps/contract'
import { operations as tourism } from '@/lib/domains/tourism/contract'
import { operations as geocode } from '@/lib/domains/geocode/contract'
import { operations as search } from '@/lib/domains/search/contract'
import { operations as claims } from '@/lib/domains/claims/contract'
import { operations as open311 } from '@/lib/domains/claims/open311/contract'
import { operations as discussions } from '@/lib/domains/discussions/contract'
import { operations as ideas } from '@/lib/domains/ideas/contract'
import { operations as myIdeas } from '@/lib/domains/ideas/mine/contract'
import { operations as usefulLinks } from '@/lib/domains/useful-links/contract'
import { operations as residents } from '@/lib/domains/residents/contract'
import { operations as consents } from '@/lib/domains/consents/contract'
import { operations as residentFeed } from '@/lib/domains/cabinet/feed-contract'
import { operations as notifications } from '@/lib/domains/notifications/contract'
import { operations as newsSubscriptions } from '@/lib/domains/news/subscriptions/contract'
import { operations as cabinet } from '@/lib/domains/cabinet/contract'
import { operations as appeals } from '@/lib/domains/appeals/contract'
import { operations as receptions } from '@/lib/domains/receptions/contract'
import { operations as support } from '@/lib/domains/support/contract'
import { documentsDataset } from '@/lib/domains/documents/dataset'
import { galleriesDataset } from '@/lib/domains/galleries/dataset'
import { newsDataset } from '@/lib/domains/news/dataset'
import { postersDataset } from '@/lib/domains/posters/dataset'
import { dutyServicesDataset } from '@/lib/domains/feedback/dataset'
import { referenceDataset } from '@/lib/domains/city/dataset'
import { serviceCentersDataset, servicesDataset } from '@/lib/domains/services/dataset'
import { ministersDataset, organizationsDataset } from '@/lib/domains/government/dataset'
import { projectsDataset } from '@/lib/domains/projects/dataset'
import { claimsDataset } from '@/lib/domains/claims/dataset'
import { discussionsDataset } from '@/lib/domains/discussions/dataset'
import { ideasDataset } from '@/lib/domains/ideas/dataset'
import { mapsDataset } from '@/lib/domains/city-maps/dataset'
import type { Dataset } from '@/lib/domains/datasets/define-dataset'
import type { Operation } from '@/lib/contract/operation'

/** All REST operations: source of OpenAPI, negative tests and the access matrix. */
export const operations: readonly Operation[] = [
  home,
  site,
  openData,
  news,
  outages,
  mayor,
  galleries,
  documents,
  readings,
  services,
  faq,
  posters,
  city,
  feedback,
  government,
  governmentActivity,
  projects,
  cityMaps,
  tourism,
  geocode,
  search,
  claims,
  open311,
  discussions,
  ideas,
  myIdeas,
  usefulLinks,
  residents,
  consents,
  residentFeed,
  notifications,
  newsSubscriptions,
  cabinet,
  appeals,
  receptions,
  support,
].flat()

export const datasets: readonly Dataset[] = [
  documentsDataset,
  galleriesDataset,
  newsDataset,
  postersDataset,
  dutyServicesDataset,
  referenceDataset,
  serviceCentersDataset,
  servicesDataset,
  ministersDataset,
  organizationsDataset,
  projectsDataset,
  claimsDataset,
  discussionsDataset,
  ideasDataset,
  mapsDataset,
]
