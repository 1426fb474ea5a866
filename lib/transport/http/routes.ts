import { getCityMap, listCityMaps } from '@/lib/domains/city-maps/service'
import { getClaimDetails, listClaimCards } from '@/lib/domains/claims/cards/service'
import { getFigures } from '@/lib/domains/claims/figures/service'
import { confirmClaim } from '@/lib/domains/claims/reports/service'
import { categoryTree, getAboutProject, listPoints } from '@/lib/domains/claims/service'
import { getCityAbout, getHistory, getReference, listMediaOutlets } from '@/lib/domains/city/service'
import { getIdeaDetails, listComments, listIdeaCards, listSimilar } from '@/lib/domains/ideas/cards/service'
import { getSection } from '@/lib/domains/ideas/service'
import { listRegister } from '@/lib/domains/discussions/register/service'
import { listDatasets } from '@/lib/domains/datasets/service'
import { getDetails, listDiscussions } from '@/lib/domains/discussions/service'
import { readStoredFile } from '@/lib/domains/documents/readings/service'
import { listDocuments } from '@/lib/domains/documents/service'
import { getFaq } from '@/lib/domains/faq/service'
import { getGallery, listGalleries } from '@/lib/domains/galleries/service'
import { findAddresses } from '@/lib/domains/geocode/service'
import { listActivities } from '@/lib/domains/mayor/service'
import { getFeedback, getReception, listDutyServices } from '@/lib/domains/feedback/service'
import { listGovernmentActivity } from '@/lib/domains/government-activity/service'
import { getMinister, listDepartments, listGovernment, listMinisters } from '@/lib/domains/government/service'
import { getStructure } from '@/lib/domains/government/structure'
import { actualNews, getNewsItem, listNews, listNewsTypes } from '@/lib/domains/news/service'
import { getPoster, listPosters } from '@/lib/domains/posters/service'
import { listProjects } from '@/lib/domains/projects/service'
import { findThings, suggestThings } from '@/lib/domains/search/service'
import {
  getService,
  getServicesAbout,
  listServiceCenters,
  listServiceReports,
  listServices,
} from '@/lib/domains/services/service'
import { listImages } from '@/lib/domains/site/images/service'
import { listAddresses } from '@/lib/domains/site/service'
import { getTourismItem, getTourismSection, listTourismSections } from '@/lib/domains/tourism/service'
import { listUsefulLinks } from '@/lib/domains/useful-links/service'
import { composeHome } from '@/lib/domains/home/compose-home'
import { composeMayor, composeMayorNews } from '@/lib/domains/mayor/compose-mayor'
import { composeOrganization } from '@/lib/domains/government/compose-organization'
import { judgeGuestWithPhoto } from '@/lib/domains/claims/verdicts/judge-with-photo'
import { residentRoutes } from '@/lib/transport/http/resident-routes'
import { route, type Route } from '@/lib/transport/http/route'
import { composeSite } from '@/lib/domains/site/compose-site'
import { isPreviewed, previewedId } from '@/lib/platform/preview/preview'
import { judgeGuestClaim } from '@/lib/domains/claims/verdicts/contract'
import * as maps from '@/lib/domains/city-maps/contract'
import * as city from '@/lib/domains/city/contract'
import * as claimLists from '@/lib/domains/claims/lists-contract'
import * as claims from '@/lib/domains/claims/contract'
import * as datasets from '@/lib/domains/datasets/contract'
import * as discussions from '@/lib/domains/discussions/contract'
import * as documents from '@/lib/domains/documents/contract'
import * as faq from '@/lib/domains/faq/contract'
import * as feedback from '@/lib/domains/feedback/contract'
import * as galleries from '@/lib/domains/galleries/contract'
import * as geocode from '@/lib/domains/geocode/contract'
import * as government from '@/lib/domains/government/contract'
import * as governmentActivity from '@/lib/domains/government-activity/contract'
import * as home from '@/lib/domains/home/contract'
import * as mayor from '@/lib/domains/mayor/contract'
import * as news from '@/lib/domains/news/contract'
import * as posters from '@/lib/domains/posters/contract'
import * as projects from '@/lib/domains/projects/contract'
import * as readings from '@/lib/domains/documents/readings/contract'
import * as searching from '@/lib/domains/search/contract'
import * as services from '@/lib/domains/services/contract'
import * as site from '@/lib/domains/site/contract'
import * as tourism from '@/lib/domains/tourism/contract'
import * as ideas from '@/lib/domains/ideas/contract'
import * as links from '@/lib/domains/useful-links/contract'

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
