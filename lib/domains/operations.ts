import { getCityMap, listCityMaps, searchCityMaps } from '@/lib/domains/city-maps/contract'
import * as cabinet from '@/lib/domains/cabinet/contract'
import { getCityAbout, getHistory, getReference, listMediaOutlets } from '@/lib/domains/city/contract'
import { listDatasets } from '@/lib/domains/datasets/contract'
import * as discussions from '@/lib/domains/discussions/contract'
import { listDocuments, searchDocuments } from '@/lib/domains/documents/contract'
import * as appeals from '@/lib/domains/appeals/contract'
import * as claimLists from '@/lib/domains/claims/lists-contract'
import * as open311 from '@/lib/domains/claims/open311/contract'
import { judgeClaim, judgeGuestClaim } from '@/lib/domains/claims/verdicts/contract'
import * as claims from '@/lib/domains/claims/contract'
import { getFaq } from '@/lib/domains/faq/contract'
import { getFeedback, getReception, listDutyServices } from '@/lib/domains/feedback/contract'
import * as galleries from '@/lib/domains/galleries/contract'
import {
  getDepartment,
  getGovernment,
  getMinister,
  getStructure,
  listDepartments,
  listMinisters,
  searchDepartments,
} from '@/lib/domains/government/contract'
import * as ideas from '@/lib/domains/ideas/contract'
import { geocode } from '@/lib/domains/geocode/contract'
import { listGovernmentActivity } from '@/lib/domains/government-activity/contract'
import { getHome } from '@/lib/domains/home/contract'
import * as mayor from '@/lib/domains/mayor/contract'
import { actualNews, getNews, listNews, listNewsTypes, searchNews } from '@/lib/domains/news/contract'
import type { Operation } from '@/lib/contract/operation'
import { getReading } from '@/lib/domains/documents/readings/contract'
import { listProjects } from '@/lib/domains/projects/contract'
import { getPoster, listPosters, searchPosters } from '@/lib/domains/posters/contract'
import {
  getService,
  getServicesAbout,
  listServiceCenters,
  listServiceReports,
  listServices,
  searchServices,
} from '@/lib/domains/services/contract'
import { listResidentFeed } from '@/lib/domains/cabinet/feed-contract'
import * as residents from '@/lib/domains/residents/contract'
import { search, suggestSearch } from '@/lib/domains/search/contract'
import { getSite, getSiteAddresses, getSiteImages } from '@/lib/domains/site/contract'
import { postTechSupport } from '@/lib/domains/support/contract'
import { getTourismItem, getTourismSection, listTourismSections } from '@/lib/domains/tourism/contract'
import { listUsefulLinks, searchUsefulLinks } from '@/lib/domains/useful-links/contract'

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
