import { getCityMap, listCityMaps } from '@/lib/backend/domains/city-maps/service'
import { getClaimDetails, listClaimCards } from '@/lib/backend/domains/claims/cards/service'
import { getFigures } from '@/lib/backend/domains/claims/figures/service'
import { confirmClaim } from '@/lib/backend/domains/claims/reports/service'
import { categoryTree, getAboutProject, listPoints } from '@/lib/backend/domains/claims/service'
import { getCityAbout, getHistory, getReference, listMediaOutlets } from '@/lib/backend/domains/city/service'
import { getIdeaDetails, listComments, listIdeaCards, listSimilar } from '@/lib/backend/domains/ideas/cards/service'
import { getSection } from '@/lib/backend/domains/ideas/service'
import { listRegister } from '@/lib/backend/domains/discussions/register/service'
import { listDatasets } from '@/lib/backend/domains/datasets/service'
import { getDetails, listDiscussions } from '@/lib/backend/domains/discussions/service'
import { readStoredFile } from '@/lib/backend/domains/documents/readings/service'
import { listDocuments } from '@/lib/backend/domains/documents/service'
import { getFaq } from '@/lib/backend/domains/faq/service'
import { getGallery, listGalleries } from '@/lib/backend/domains/galleries/service'
import { findAddresses } from '@/lib/backend/domains/geocode/service'
import { listActivities } from '@/lib/backend/domains/mayor/service'
import { getFeedback, getReception, listDutyServices } from '@/lib/backend/domains/feedback/service'
import { listGovernmentActivity } from '@/lib/backend/domains/government-activity/service'
import { getMinister, listDepartments, listGovernment, listMinisters } from '@/lib/backend/domains/government/service'
import { getStructure } from '@/lib/backend/domains/government/structure/service'
import { actualNews, getNewsItem, listNews, listNewsTypes } from '@/lib/backend/domains/news/service'
import { getPoster, listPosters } from '@/lib/backend/domains/posters/service'
import { listProjects } from '@/lib/backend/domains/projects/service'
import { findThings, suggestThings } from '@/lib/backend/domains/search/service'
import {
  getService,
  getServicesAbout,
  listServiceCenters,
  listServiceReports,
  listServices,
} from '@/lib/backend/domains/services/service'
import { listImages } from '@/lib/backend/domains/site/images/service'
import { listAddresses } from '@/lib/backend/domains/site/service'
import { getTourismItem, getTourismSection, listTourismSections } from '@/lib/backend/domains/tourism/service'
import { listUsefulLinks } from '@/lib/backend/domains/useful-links/service'
import { composeHome } from '@/lib/backend/http/home'
import { composeMayor, composeMayorNews } from '@/lib/backend/http/mayor'
import { composeOrganization } from '@/lib/backend/http/organization'
import { judgeGuestWithPhoto } from '@/lib/backend/http/judge-claim'
import { residentRoutes } from '@/lib/backend/http/resident-routes'
import { route, type Route } from '@/lib/backend/http/route'
import { composeSite } from '@/lib/backend/http/site'
import { isPreviewed, previewedId } from '@/lib/backend/integrations/preview'
import { judgeGuestClaim } from '@/lib/contract/claim-verdicts'
import * as maps from '@/lib/contract/city-maps'
import * as city from '@/lib/contract/city'
import * as claimLists from '@/lib/contract/claim-lists'
import * as claims from '@/lib/contract/claims'
import * as datasets from '@/lib/contract/datasets'
import * as discussions from '@/lib/contract/discussions'
import * as documents from '@/lib/contract/documents'
import * as faq from '@/lib/contract/faq'
import * as feedback from '@/lib/contract/feedback'
import * as galleries from '@/lib/contract/galleries'
import * as geocode from '@/lib/contract/geocode'
import * as government from '@/lib/contract/government'
import * as governmentActivity from '@/lib/contract/government-activity'
import * as home from '@/lib/contract/home'
import * as mayor from '@/lib/contract/mayor'
import * as news from '@/lib/contract/news'
import * as posters from '@/lib/contract/posters'
import * as projects from '@/lib/contract/projects'
import * as readings from '@/lib/contract/readings'
import * as searching from '@/lib/contract/search'
import * as services from '@/lib/contract/services'
import * as site from '@/lib/contract/site'
import * as tourism from '@/lib/contract/tourism'
import * as ideas from '@/lib/contract/ideas'
import * as links from '@/lib/contract/useful-links'

/** Every operation of the contract with the core that keeps it. */
export const routes: readonly Route[] = [
  route(home.getHome, ({ preview }) => composeHome(isPreviewed(preview, 'home', 0))),
  route(site.getSite, ({ preview }) => composeSite(isPreviewed(preview, 'mayor', 0))),
  route(site.getSiteAddresses, ({ query }) => listAddresses(query.part)),
  route(site.getSiteImages, ({ query }) => listImages(query.part)),

  route(news.listNews, ({ query }) => listNews(query)),
  route(news.searchNews, ({ body }) => listNews(body)),
  route(news.getNews, async ({ params, preview }) => ({
    news: await getNewsItem(params.id, isPreviewed(preview, 'news', params.id)),
  })),
  route(news.actualNews, () => actualNews()),
  route(news.listNewsTypes, () => listNewsTypes()),

  route(mayor.getMayor, ({ preview }) => composeMayor(isPreviewed(preview, 'mayor', 0))),
  route(mayor.listMayorNews, ({ query }) => composeMayorNews(query.page)),
  route(mayor.listActivities, ({ query, preview }) => listActivities(query, previewedId(preview, 'mayor-activities'))),
  route(mayor.searchActivities, ({ body }) => listActivities(body)),

  route(galleries.listMayorGalleries, ({ query }) => listGalleries('mayor', query)),
  route(galleries.searchMayorGalleries, ({ body }) => listGalleries('mayor', body)),
  route(galleries.getMayorGallery, ({ params: { id }, preview }) =>
    getGallery('mayor', id, isPreviewed(preview, 'galleries', id)),
  ),
  route(galleries.listCityGalleries, ({ query }) => listGalleries('city', query)),
  route(galleries.searchCityGalleries, ({ body }) => listGalleries('city', body)),
  route(galleries.getCityGallery, ({ params: { id }, preview }) =>
    getGallery('city', id, isPreviewed(preview, 'galleries', id)),
  ),

  route(documents.listDocuments, ({ query, preview }) => listDocuments(query, previewedId(preview, 'documents'))),
  route(documents.searchDocuments, ({ body }) => listDocuments(body)),
  route(readings.getReading, ({ params }) => readStoredFile(params.name)),

  route(services.listServices, ({ query }) => listServices(query)),
  route(services.searchServices, ({ body }) => listServices(body)),
  route(services.getService, async ({ params, preview }) => ({
    service: await getService(params.id, isPreviewed(preview, 'services', params.id)),
  })),
  route(services.listServiceCenters, () => listServiceCenters()),
  route(services.listServiceReports, () => listServiceReports()),
  route(services.getServicesAbout, ({ preview }) => getServicesAbout(isPreviewed(preview, 'services-about', 0))),

  route(faq.getFaq, ({ query }) => getFaq(query)),

  route(feedback.getFeedback, ({ preview }) => getFeedback(isPreviewed(preview, 'feedback', 0))),
  route(feedback.getReception, ({ preview }) => getReception(isPreviewed(preview, 'reception', 0))),
  route(feedback.listDutyServices, ({ preview }) =>
    listDutyServices(isPreviewed(preview, 'duty-page', 0), previewedId(preview, 'duty-services')),
  ),

  route(posters.listPosters, ({ query }) => listPosters(query)),
  route(posters.searchPosters, ({ body }) => listPosters(body)),
  route(posters.getPoster, async ({ params, preview }) => ({
    poster: await getPoster(params.id, isPreviewed(preview, 'posters', params.id)),
  })),

  route(city.getCityAbout, ({ preview }) => getCityAbout(isPreviewed(preview, 'city-about', 0))),
  route(city.getHistory, ({ preview }) => getHistory(isPreviewed(preview, 'city-history', 0))),
  route(city.listMediaOutlets, ({ preview }) => listMediaOutlets(previewedId(preview, 'media-outlets'))),
  route(city.getReference, ({ query, preview }) => getReference(query, previewedId(preview, 'reference-entries'))),

  route(government.getStructure, () => getStructure()),
  route(government.getGovernment, ({ query }) => listGovernment(query)),
  route(government.listDepartments, ({ query }) => listDepartments(query)),
  route(government.searchDepartments, ({ body }) => listDepartments(body)),
  route(government.getDepartment, ({ params, preview }) =>
    composeOrganization(params.id, isPreviewed(preview, 'organizations', params.id)),
  ),
  route(government.listMinisters, ({ query }) => listMinisters(query)),
  route(government.getMinister, async ({ params, preview }) => ({
    minister: await getMinister(params.id, isPreviewed(preview, 'ministers', params.id)),
  })),
  route(governmentActivity.listGovernmentActivity, ({ query, preview }) =>
    listGovernmentActivity(query, previewedId(preview, 'activity-items')),
  ),
  route(projects.listProjects, ({ query, preview }) => listProjects(query, previewedId(preview, 'projects'))),

  route(maps.listCityMaps, ({ query }) => listCityMaps(query)),
  route(maps.searchCityMaps, ({ body }) => listCityMaps(body)),
  route(maps.getCityMap, async ({ params: { id }, preview }) => ({
    map: await getCityMap(id, isPreviewed(preview, 'city-maps', id)),
  })),

  route(tourism.listTourismSections, () => listTourismSections()),
  route(tourism.getTourismSection, ({ params, query, preview }) =>
    getTourismSection(params.link, query, previewedId(preview, 'tourism-sections')),
  ),
  route(tourism.getTourismItem, ({ params: { link, id }, preview }) =>
    getTourismItem(link, id, isPreviewed(preview, 'tourism-items', id)),
  ),

  route(datasets.listDatasets, () => listDatasets()),

  route(searching.search, ({ query }) => findThings(query)),
  route(searching.suggestSearch, ({ query }) => suggestThings(query.text)),

  route(geocode.geocode, ({ query }) => findAddresses(query)),

  route(claims.getClaimCategories, () => categoryTree()),
  route(claims.getAboutSocialControl, ({ preview }) => getAboutProject(isPreviewed(preview, 'social-control', 0))),
  route(claims.listClaimPoints, ({ query }) => listPoints(query)),
  route(claims.confirmClaim, ({ body }) => confirmClaim(body.token)),
  route(judgeGuestClaim, ({ body }) => judgeGuestWithPhoto(body)),
  route(claimLists.listClaims, ({ query }) => listClaimCards(query)),
  route(claimLists.getClaim, ({ params }) => getClaimDetails(params.id)),
  route(claimLists.getClaimFigures, () => getFigures()),

  route(discussions.listDiscussions, ({ query }) => listDiscussions(query)),
  route(discussions.getDiscussion, ({ params: { id }, preview }) =>
    getDetails(id, isPreviewed(preview, 'discussions', id)),
  ),
  route(discussions.listDiscussionRegister, ({ params, query }) => listRegister(params.id, query)),

  route(ideas.listIdeas, ({ query }) => listIdeaCards(query)),
  route(ideas.getIdea, ({ params }) => getIdeaDetails(params.id)),
  route(ideas.listIdeaComments, ({ params, query }) => listComments(params.id, query.page)),
  route(ideas.listSimilarIdeas, ({ query }) => listSimilar(query.title)),
  route(ideas.getIdeasSection, ({ preview }) => getSection(isPreviewed(preview, 'city-ideas', 0))),

  route(links.listUsefulLinks, ({ query }) => listUsefulLinks(query)),
  route(links.searchUsefulLinks, ({ body }) => listUsefulLinks(body)),

  ...residentRoutes,
]
