import { listDocuments } from '@/lib/backend/domains/documents/service'
import { getFaq } from '@/lib/backend/domains/faq/service'
import { actualNews, getNewsItem, listNews, listNewsTypes } from '@/lib/backend/domains/news/service'
import {
  getService,
  getServicesAbout,
  listServiceCenters,
  listServiceReports,
  listServices,
} from '@/lib/backend/domains/services/service'
import { getSite, listAddresses } from '@/lib/backend/domains/site/service'
import { listUsefulLinks } from '@/lib/backend/domains/useful-links/service'
import { composeHome } from '@/lib/backend/http/home'
import { route, type Route } from '@/lib/backend/http/route'
import { isPreviewed, previewedId } from '@/lib/backend/integrations/preview'
import * as documents from '@/lib/contract/documents'
import * as faq from '@/lib/contract/faq'
import * as home from '@/lib/contract/home'
import * as news from '@/lib/contract/news'
import * as services from '@/lib/contract/services'
import * as site from '@/lib/contract/site'
import * as links from '@/lib/contract/useful-links'

/** Every operation of the contract with the core that keeps it. */
export const routes: readonly Route[] = [
  route(home.getHome, ({ preview }) => composeHome(isPreviewed(preview, 'home', 0))),
  route(site.getSite, ({ preview }) => getSite(isPreviewed(preview, 'mayor', 0))),
  route(site.getSiteAddresses, ({ query }) => listAddresses(query.part)),

  route(news.listNews, ({ query }) => listNews(query)),
  route(news.searchNews, ({ body }) => listNews(body)),
  route(news.getNews, async ({ params, preview }) => ({
    news: await getNewsItem(params.id, isPreviewed(preview, 'news', params.id)),
  })),
  route(news.actualNews, () => actualNews()),
  route(news.listNewsTypes, () => listNewsTypes()),

  route(documents.listDocuments, ({ query, preview }) => listDocuments(query, previewedId(preview, 'documents'))),
  route(documents.searchDocuments, ({ body }) => listDocuments(body)),

  route(services.listServices, ({ query }) => listServices(query)),
  route(services.searchServices, ({ body }) => listServices(body)),
  route(services.getService, async ({ params, preview }) => ({
    service: await getService(params.id, isPreviewed(preview, 'services', params.id)),
  })),
  route(services.listServiceCenters, () => listServiceCenters()),
  route(services.listServiceReports, () => listServiceReports()),
  route(services.getServicesAbout, ({ preview }) => getServicesAbout(isPreviewed(preview, 'services-about', 0))),

  route(faq.getFaq, ({ query }) => getFaq(query)),

  route(links.listUsefulLinks, ({ query }) => listUsefulLinks(query)),
  route(links.searchUsefulLinks, ({ body }) => listUsefulLinks(body)),
]
