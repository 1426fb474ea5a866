import { listDocuments, searchDocuments } from '@/lib/contract/documents'
import { getFaq } from '@/lib/contract/faq'
import { getHome } from '@/lib/contract/home'
import { actualNews, getNews, listNews, listNewsTypes, searchNews } from '@/lib/contract/news'
import type { Operation } from '@/lib/contract/operation'
import {
  getService,
  getServicesAbout,
  listServiceCenters,
  listServiceReports,
  listServices,
  searchServices,
} from '@/lib/contract/services'
import { getSite, getSiteAddresses } from '@/lib/contract/site'
import { listUsefulLinks, searchUsefulLinks } from '@/lib/contract/useful-links'

/** The whole REST contract; OpenAPI, the negative tests and the access matrix are generated from it. */
export const operations: readonly Operation[] = [
  getHome,
  getSite,
  getSiteAddresses,
  listNews,
  searchNews,
  getNews,
  actualNews,
  listNewsTypes,
  listDocuments,
  searchDocuments,
  listServices,
  searchServices,
  getService,
  listServiceCenters,
  listServiceReports,
  getServicesAbout,
  getFaq,
  listUsefulLinks,
  searchUsefulLinks,
]
