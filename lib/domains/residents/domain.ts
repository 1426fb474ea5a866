import { answer, residentAnswer } from '@/lib/platform/calls/answer'
import type { Domain } from '@/lib/platform/domain'
import { residents } from '@/lib/domains/residents/collection'
import { consentTexts, residentConsents } from '@/lib/domains/residents/consents/collections'
import * as contract from '@/lib/domains/residents/contract'
import { dropSpentKeys } from '@/lib/domains/residents/emails/repository'
import { editEmail } from '@/lib/domains/residents/emails/service'
import { deleteAccount, restoreAccount } from '@/lib/domains/residents/erasure/service'
import { editPassword, requestRestore, resetPassword } from '@/lib/domains/residents/passwords/service'
import { editPersonalData, getUser, login, logout, register } from '@/lib/domains/residents/service'
import { deleteDeadSessions } from '@/lib/domains/residents/sessions/repository'

export const residentsDomain: Domain = {
  collections: [residents, residentConsents, consentTexts],
  answers: [
    residentAnswer(contract.getUser, ({ caller }) => getUser(caller.residentId, caller.token)),
    answer(contract.login, ({ body, visitor }) => login(body.email, body.password, visitor)),
    residentAnswer(contract.logout, ({ caller }) => logout(caller.residentId, caller.sessionId)),
    answer(contract.register, ({ body, visitor }) => register(body, visitor)),
    answer(contract.requestRestore, ({ body }) => requestRestore(body.email)),
    answer(contract.resetPassword, ({ body }) => resetPassword(body)),
    residentAnswer(contract.editEmail, ({ caller, body }) => editEmail(caller.residentId, body.email)),
    residentAnswer(contract.editPassword, ({ caller, body }) =>
      editPassword(caller.residentId, caller.sessionId, body),
    ),
    ...[contract.editPersonalData, contract.editPersonalDataAlias].map((operation) =>
      residentAnswer(operation, ({ caller, body }) => editPersonalData(caller.residentId, caller.token, body)),
    ),
    residentAnswer(contract.deleteAccount, ({ caller }) => deleteAccount(caller.residentId, caller.startedAt)),
    residentAnswer(contract.restoreAccount, async ({ caller }) => {
      await restoreAccount(caller.residentId)
      return getUser(caller.residentId, caller.token)
    }),
  ],
  jobs: [
    { name: 'sessions', everyMinutes: 60, run: deleteDeadSessions },
    { name: 'spent links', everyMinutes: 60, run: dropSpentKeys },
  ],
}
