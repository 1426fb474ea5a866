import { appealFormData, getOwnAppeal, listOwnAppeals, savePostalAddress } from '@/lib/domains/appeals/service'
import { appealStatistics } from '@/lib/domains/appeals/statistics/service'
import { listOwnClaims } from '@/lib/domains/claims/cards/service'
import { listOwnIdeas } from '@/lib/domains/ideas/own/service'
import { listOwnDiscussions, setFollowing } from '@/lib/domains/discussions/following/service'
import { listNotifications, markNotificationsRead } from '@/lib/domains/notifications/service'
import { getSubscription, setSubscription } from '@/lib/domains/news-subscriptions/service'
import { changeConsent, listConsents, listConsentTexts } from '@/lib/domains/residents/consents/service'
import { confirmEmail, editEmail } from '@/lib/domains/residents/emails/service'
import { deleteAccount, restoreAccount } from '@/lib/domains/residents/erasure/service'
import { editPassword, requestRestore, resetPassword } from '@/lib/domains/residents/passwords/service'
import { editPersonalData, getUser, login, logout, register } from '@/lib/domains/residents/service'
import { endSessions, listSessions } from '@/lib/domains/residents/sessions/service'
import { judgeWithPhoto } from '@/lib/domains/claims/verdicts/judge-with-photo'
import { sendOfficialAppeal } from '@/lib/domains/appeals/send-appeal'
import { composeFeed } from '@/lib/domains/cabinet/compose-feed'
import { exportResident } from '@/lib/domains/cabinet/export-resident'
import { sendSupportRequest } from '@/lib/domains/support/send-support-request'
import { residentRoute, route, type Route } from '@/lib/transport/http/route'
import { takeEffect } from '@/lib/domains/cabinet/take-effect'
import { unsubscribe } from '@/lib/domains/cabinet/unsubscribe'
import { linkPrivateFile } from '@/lib/platform/files/private-files'
import * as appeals from '@/lib/domains/appeals/contract'
import * as cabinet from '@/lib/domains/cabinet/contract'
import { listMyClaims } from '@/lib/domains/claims/lists-contract'
import { judgeClaim } from '@/lib/domains/claims/verdicts/contract'
import { listMyIdeas } from '@/lib/domains/ideas/contract'
import { listResidentFeed } from '@/lib/domains/cabinet/feed-contract'
import { followDiscussion, listMyDiscussions } from '@/lib/domains/discussions/contract'
import * as residents from '@/lib/domains/residents/contract'
import { postTechSupport } from '@/lib/domains/support/contract'

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
