import { answer, residentAnswer } from '@/lib/platform/calls/answer'
import type { Domain } from '@/lib/platform/domain'
import { composeFeed } from '@/lib/domains/cabinet/compose-feed'
import { takeEffect } from '@/lib/domains/cabinet/take-effect'
import { confirmEmail } from '@/lib/domains/residents/contract'
import { confirmEmail as confirmAddress } from '@/lib/domains/residents/emails/service'
import * as contract from '@/lib/domains/cabinet/contract'
import { dropWaiting } from '@/lib/domains/cabinet/drop-waiting'
import { exportResident } from '@/lib/domains/cabinet/export-resident'
import { listResidentFeed } from '@/lib/domains/cabinet/feed-contract'
import { unsubscribe } from '@/lib/domains/cabinet/unsubscribe'
import { getSubscription, setSubscription } from '@/lib/domains/news-subscriptions/service'
import { listNotifications, markNotificationsRead } from '@/lib/domains/notifications/service'
import { changeConsent, listConsentTexts, listConsents } from '@/lib/domains/residents/consents/service'
import { endSessions, listSessions } from '@/lib/domains/residents/sessions/service'
import { linkPrivateFile } from '@/lib/platform/files/private-files'

export const cabinetDomain: Domain = {
  answers: [
    answer(confirmEmail, ({ body }) => confirmAddress(body.token, takeEffect)),
    residentAnswer(listResidentFeed, ({ caller, query }) => composeFeed(caller.residentId, query.page)),
    residentAnswer(contract.listNotifications, ({ caller, query }) => listNotifications(caller.residentId, query.page)),
    residentAnswer(contract.markNotificationsRead, ({ caller, body }) =>
      markNotificationsRead(caller.residentId, body.id),
    ),
    residentAnswer(contract.getNewsSubscription, ({ caller }) => getSubscription(caller.residentId)),
    residentAnswer(contract.setNewsSubscription, ({ caller, body }) => setSubscription(caller.residentId, body)),
    answer(contract.unsubscribeNews, ({ query }) => unsubscribe(query.token)),
    residentAnswer(contract.listSessions, ({ caller }) => listSessions(caller.residentId, caller.sessionId)),
    residentAnswer(contract.endSessions, ({ caller, body }) =>
      endSessions(caller.residentId, caller.sessionId, body.id),
    ),
    answer(contract.listConsentTexts, () => listConsentTexts()),
    residentAnswer(contract.listConsents, ({ caller }) => listConsents(caller.residentId)),
    residentAnswer(contract.changeConsent, ({ caller, body, visitor }) =>
      changeConsent(caller.residentId, { purpose: body.purpose, isGiven: body.is_given, ...visitor }),
    ),
    residentAnswer(contract.exportData, ({ caller }) => exportResident(caller.residentId, caller.sessionId)),
    residentAnswer(contract.linkPrivateFile, ({ caller, body }) => linkPrivateFile(body.id, caller.residentId)),
  ],
  jobs: [{ name: 'unconfirmed accounts', everyMinutes: 1, run: dropWaiting }],
}
