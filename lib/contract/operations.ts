import { getCityMap, listCityMaps, searchCityMaps } from '@/lib/contract/city-maps'
import * as cabinet from '@/lib/contract/cabinet'
import { getCityAbout, getHistory, getReference, listMediaOutlets } from '@/lib/contract/city'
import { listDatasets } from '@/lib/contract/datasets'
import * as discussions from '@/lib/contract/discussions'
import { listDocuments, searchDocuments } from '@/lib/contract/documents'
import * as appeals from '@/lib/contract/appeals'
import * as claimLists from '@/lib/contract/claim-lists'
import * as open311 from '@/lib/contract/open311'
import { judgeClaim, judgeGuestClaim } from '@/lib/contract/claim-verdicts'
import * as claims from '@/lib/contract/claims'
import { getFaq } from '@/lib/contract/faq'
import { getFeedback, getReception, listDutyServices } from '@/lib/contract/feedback'
import * as galleries from '@/lib/contract/galleries'
import {
  getDepartment,
  getGovernment,
  getMinister,
  getStructure,
  listDepartments,
  listMinisters,
  searchDepartments,
} from '@/lib/contract/government'
import * as ideas from '@/lib/contract/ideas'
import { geocode } from '@/lib/contract/geocode'
import { listGovernmentActivity } from '@/lib/contract/government-activity'
import { getHome } from '@/lib/contract/home'
import * as mayor from '@/lib/contract/mayor'
import { actualNews, getNews, listNews, listNewsTypes, searchNews } from '@/lib/contract/news'
import type { Operation } from '@/lib/contract/operation'
import { getReading } from '@/lib/contract/readings'
import { listProjects } from '@/lib/contract/projects'
import { getPoster, listPosters, searchPosters } from '@/lib/contract/posters'
import {
  getService,
  getServicesAbout,
  listServiceCenters,
  listServiceReports,
  listServices,
  searchServices,
} from '@/lib/contract/services'
import { listResidentFeed } from '@/lib/contract/resident-feed'
import * as residents from '@/lib/contract/residents'
import { search, suggestSearch } from '@/lib/contract/search'
import { getSite, getSiteAddresses, getSiteImages } from '@/lib/contract/site'
import { postTechSupport } from '@/lib/contract/support'
import { getTourismItem, getTourismSection, listTourismSections } from '@/lib/contract/tourism'
import { listUsefulLinks, searchUsefulLinks } from '@/lib/contract/useful-links'

/** The whole REST contract; OpenAPI, the negative tests and the access matrix are generated from it. */
export const operations: readonly Operation[] = [
  getHome,
  getSite,
  getSiteAddresses,
  getSiteImages,
  listDatasets,
  listNews,
  searchNews,
  getNews,
  actualNews,
  listNewsTypes,
  mayor.getMayor,
  mayor.listMayorNews,
  mayor.listActivities,
  mayor.searchActivities,
  galleries.listMayorGalleries,
  galleries.searchMayorGalleries,
  galleries.getMayorGallery,
  galleries.listCityGalleries,
  galleries.searchCityGalleries,
  galleries.getCityGallery,
  listDocuments,
  searchDocuments,
  getReading,
  listServices,
  searchServices,
  getService,
  listServiceCenters,
  listServiceReports,
  getServicesAbout,
  getFaq,
  listPosters,
  searchPosters,
  getPoster,
  getCityAbout,
  getHistory,
  listMediaOutlets,
  getReference,
  getFeedback,
  getReception,
  listDutyServices,
  getStructure,
  getGovernment,
  listDepartments,
  searchDepartments,
  getDepartment,
  listMinisters,
  getMinister,
  listGovernmentActivity,
  listProjects,
  listCityMaps,
  searchCityMaps,
  getCityMap,
  listTourismSections,
  getTourismSection,
  getTourismItem,
  geocode,
  search,
  suggestSearch,
  claims.getClaimCategories,
  claims.getAboutSocialControl,
  claims.listClaimPoints,
  claims.confirmClaim,
  claimLists.listClaims,
  claimLists.getClaim,
  claimLists.listMyClaims,
  claimLists.getClaimFigures,
  judgeClaim,
  judgeGuestClaim,
  open311.discoverOpen311,
  open311.listOpen311Services,
  open311.listOpen311Requests,
  open311.getOpen311Request,
  open311.getOpen311Service,
  open311.createOpen311Request,
  discussions.listDiscussions,
  discussions.getDiscussion,
  discussions.listDiscussionRegister,
  discussions.listMyDiscussions,
  discussions.followDiscussion,
  ideas.listIdeas,
  ideas.getIdea,
  ideas.listIdeaComments,
  ideas.listSimilarIdeas,
  ideas.getIdeasSection,
  ideas.listMyIdeas,
  listUsefulLinks,
  searchUsefulLinks,
  residents.getUser,
  residents.login,
  residents.logout,
  residents.register,
  residents.requestRestore,
  residents.resetPassword,
  residents.editEmail,
  residents.confirmEmail,
  residents.editPassword,
  residents.editPersonalData,
  residents.editPersonalDataAlias,
  residents.deleteAccount,
  residents.restoreAccount,
  listResidentFeed,
  cabinet.listNotifications,
  cabinet.markNotificationsRead,
  cabinet.getNewsSubscription,
  cabinet.setNewsSubscription,
  cabinet.unsubscribeNews,
  cabinet.listSessions,
  cabinet.endSessions,
  cabinet.listConsentTexts,
  cabinet.listConsents,
  cabinet.changeConsent,
  cabinet.exportData,
  cabinet.linkPrivateFile,
  appeals.getOfficialAppeals,
  appeals.postOfficialAppeal,
  appeals.addPostalAddress,
  appeals.listUserAppeals,
  appeals.getUserAppeal,
  appeals.getAppealStatistics,
  postTechSupport,
]
