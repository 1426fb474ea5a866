import { appealFormData, getOwnAppeal, listOwnAppeals, savePostalAddress } from '@/lib/backend/domains/appeals/service'
import { appealStatistics } from '@/lib/backend/domains/appeals/statistics/service'
import { listOwnClaims } from '@/lib/backend/domains/claims/cards/service'
import { listOwnIdeas } from '@/lib/backend/domains/ideas/own/service'
import { listOwnDiscussions, setFollowing } from '@/lib/backend/domains/discussions/following/service'
import { listNotifications, markNotificationsRead } from '@/lib/backend/domains/notifications/service'
import { getSubscription, setSubscription } from '@/lib/backend/domains/news-subscriptions/service'
import { changeConsent, listConsents, listConsentTexts } from '@/lib/backend/domains/residents/consents/service'
import { confirmEmail, editEmail } from '@/lib/backend/domains/residents/emails/service'
import { deleteAccount, restoreAccount } from '@/lib/backend/domains/residents/erasure/service'
import { editPassword, requestRestore, resetPassword } from '@/lib/backend/domains/residents/passwords/service'
import { editPersonalData, getUser, login, logout, register } from '@/lib/backend/domains/residents/service'
import { endSessions, listSessions } from '@/lib/backend/domains/residents/sessions/service'
import { judgeWithPhoto } from '@/lib/backend/http/judge-claim'
import { sendOfficialAppeal } from '@/lib/backend/http/send-appeal'
import { composeFeed } from '@/lib/backend/http/resident-feed'
import { exportResident } from '@/lib/backend/http/export-resident'
import { sendSupportRequest } from '@/lib/backend/http/support'
import { residentRoute, route, type Route } from '@/lib/backend/http/route'
import { takeEffect } from '@/lib/backend/http/take-effect'
import { unsubscribe } from '@/lib/backend/http/unsubscribe'
import { linkPrivateFile } from '@/lib/backend/integrations/private-files'
import * as appeals from '@/lib/contract/appeals'
import * as cabinet from '@/lib/contract/cabinet'
import { listMyClaims } from '@/lib/contract/claim-lists'
import { judgeClaim } from '@/lib/contract/claim-verdicts'
import { listMyIdeas } from '@/lib/contract/ideas'
import { listResidentFeed } from '@/lib/contract/resident-feed'
import { followDiscussion, listMyDiscussions } from '@/lib/contract/discussions'
import * as residents from '@/lib/contract/residents'
import { postTechSupport } from '@/lib/contract/support'

/** Accounts, the cabinet and technical support. */
export const residentRoutes: readonly Route[] = [
  residentRoute(residents.getUser, ({ caller }) => getUser(caller.residentId, caller.token)),
  route(residents.login, ({ body, visitor }) => login(body.email, body.password, visitor)),
  residentRoute(residents.logout, ({ caller }) => logout(caller.residentId, caller.sessionId)),
  route(residents.register, ({ body, visitor }) => register(body, visitor)),
  route(residents.requestRestore, ({ body }) => requestRestore(body.email)),
  route(residents.resetPassword, ({ body }) => resetPassword(body)),
  residentRoute(residents.editEmail, ({ caller, body }) => editEmail(caller.residentId, body.email)),
  route(residents.confirmEmail, ({ body }) => confirmEmail(body.token, takeEffect)),
  residentRoute(residents.editPassword, ({ caller, body }) => editPassword(caller.residentId, caller.sessionId, body)),
  ...[residents.editPersonalData, residents.editPersonalDataAlias].map((operation) =>
    residentRoute(operation, ({ caller, body }) => editPersonalData(caller.residentId, caller.token, body)),
  ),
  residentRoute(residents.deleteAccount, ({ caller }) => deleteAccount(caller.residentId, caller.startedAt)),
  residentRoute(residents.restoreAccount, async ({ caller }) => {
    await restoreAccount(caller.residentId)
    return getUser(caller.residentId, caller.token)
  }),

  residentRoute(listResidentFeed, ({ caller, query }) => composeFeed(caller.residentId, query.page)),
  residentRoute(cabinet.listNotifications, ({ caller, query }) => listNotifications(caller.residentId, query.page)),
  residentRoute(cabinet.markNotificationsRead, ({ caller, body }) => markNotificationsRead(caller.residentId, body.id)),
  residentRoute(cabinet.getNewsSubscription, ({ caller }) => getSubscription(caller.residentId)),
  residentRoute(cabinet.setNewsSubscription, ({ caller, body }) => setSubscription(caller.residentId, body)),
  route(cabinet.unsubscribeNews, ({ query }) => unsubscribe(query.token)),
  residentRoute(cabinet.listSessions, ({ caller }) => listSessions(caller.residentId, caller.sessionId)),
  residentRoute(cabinet.endSessions, ({ caller, body }) => endSessions(caller.residentId, caller.sessionId, body.id)),
  route(cabinet.listConsentTexts, () => listConsentTexts()),
  residentRoute(cabinet.listConsents, ({ caller }) => listConsents(caller.residentId)),
  residentRoute(cabinet.changeConsent, ({ caller, body, visitor }) =>
    changeConsent(caller.residentId, { purpose: body.purpose, isGiven: body.is_given, ...visitor }),
  ),
  residentRoute(cabinet.exportData, ({ caller }) => exportResident(caller.residentId, caller.sessionId)),
  residentRoute(cabinet.linkPrivateFile, ({ caller, body }) => linkPrivateFile(body.id, caller.residentId)),

  residentRoute(listMyClaims, ({ caller }) => listOwnClaims(caller.residentId)),
  residentRoute(judgeClaim, ({ caller, body }) => judgeWithPhoto(caller.residentId, body)),

  residentRoute(listMyDiscussions, ({ caller }) => listOwnDiscussions(caller.residentId)),
  residentRoute(followDiscussion, ({ caller, body }) => setFollowing(body.id, body.is_following, caller.residentId)),
  residentRoute(listMyIdeas, ({ caller }) => listOwnIdeas(caller.residentId)),

  residentRoute(appeals.getOfficialAppeals, ({ caller }) => appealFormData(caller.residentId)),
  residentRoute(appeals.postOfficialAppeal, ({ caller, body, visitor }) =>
    sendOfficialAppeal(caller.residentId, body, visitor),
  ),
  residentRoute(appeals.addPostalAddress, ({ caller, body }) => savePostalAddress(caller.residentId, body.address)),
  residentRoute(appeals.listUserAppeals, ({ caller, query }) => listOwnAppeals(caller.residentId, query.page)),
  residentRoute(appeals.getUserAppeal, ({ caller, params }) => getOwnAppeal(params.id, caller.residentId)),
  route(appeals.getAppealStatistics, () => appealStatistics()),

  route(postTechSupport, ({ caller, body, visitor }) => sendSupportRequest(caller?.residentId ?? null, body, visitor)),
]
