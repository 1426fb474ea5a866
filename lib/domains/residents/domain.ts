import { updateResident } from '@/lib/domains/residents/repository'
import { cancelErasure } from '@/lib/domains/residents/erasure/repository'
import type { z } from 'zod'
import type { Operation } from '@/lib/contract/operation'
import type { Caller } from '@/lib/contract/caller'
import * as cabinet from '@/lib/domains/cabinet/contract'
import { residents } from '@/lib/domains/residents/collection'
import * as contract from '@/lib/domains/residents/contract'
import { dropSpentKeys } from '@/lib/domains/residents/email-confirmation/repository'
import { confirmEmail, editEmail } from '@/lib/domains/residents/email-confirmation/service'
import { dropWaiting } from '@/lib/domains/residents/email-confirmation/waiting'
import { deleteAccount, eraseDueAccounts } from '@/lib/domains/residents/erasure/service'
import { reportWeakPassword } from '@/lib/domains/residents/passwords/rules'
import { editPassword, requestRestore, resetPassword } from '@/lib/domains/residents/passwords/service'
import { exportResident, getUser, login, logout, register } from '@/lib/domains/residents/service'
import { deleteDeadSessions } from '@/lib/domains/residents/sessions/repository'
import { endSessions, listSessions } from '@/lib/domains/residents/sessions/service'
import { handle, handleForResident } from '@/lib/platform/calls/handler'
import { unionWaitingRows } from '@/lib/platform/database/confirmed-rows'
import type { Domain } from '@/lib/platform/domain'

/** The list of common passwords is too long for the contract, which browsers load. */
function withPassword<O extends Operation & { body: z.ZodType<{ password: string }> }>(operation: O): O {
  return { ...operation, body: reportWeakPassword(operation.body) }
}

/** `domains` provide what waits for a confirmed address and what is erased with an account. */
export function residentsDomain(domains: readonly Domain[]): Domain {
  const waiting = unionWaitingRows(domains)
  const erasures = domains.flatMap(({ erase }) => erase ?? [])
  const getMyData = ({ residentId, token }: Caller) => getUser(residentId, token, waiting)
  return {
    collections: [residents],
    handlers: [
      handleForResident(contract.getUser, ({ caller }) => getMyData(caller)),
      handle(contract.login, ({ body, visitor }) => login(body, visitor, waiting)),
      handleForResident(contract.logout, ({ caller }) => logout(caller.residentId, caller.sessionId)),
      handle(withPassword(contract.register), ({ body, visitor }) => register(body, visitor, waiting)),
      handle(contract.requestRestore, ({ body }) => requestRestore(body)),
      handle(withPassword(contract.resetPassword), ({ body, visitor }) => resetPassword(body, visitor, domains)),
      handleForResident(contract.editEmail, ({ caller, body }) => editEmail(caller.residentId, body.email)),
      handle(contract.confirmEmail, ({ body }) => confirmEmail(body.token, domains)),
      handleForResident(withPassword(contract.editPassword), ({ caller, body }) =>
        editPassword(caller.residentId, caller.sessionId, body),
      ),
      ...[contract.editPersonalData, contract.editPersonalDataAlias].map((operation) =>
        handleForResident(operation, async ({ caller, body }) => {
          await updateResident(caller.residentId, body)
          return getMyData(caller)
        }),
      ),
      handleForResident(contract.deleteAccount, ({ caller }) => deleteAccount(caller.residentId, caller.startedAt)),
      handleForResident(contract.restoreAccount, async ({ caller }) => {
        await cancelErasure(caller.residentId)
        return getMyData(caller)
      }),
      handleForResident(cabinet.listSessions, ({ caller }) => listSessions(caller.residentId, caller.sessionId)),
      handleForResident(cabinet.endSessions, ({ caller, body }) =>
        endSessions(caller.residentId, caller.sessionId, body.id),
      ),
    ],
    jobs: [
      { name: 'sessions', everyMinutes: 60, run: deleteDeadSessions },
      { name: 'spent links', everyMinutes: 60, run: dropSpentKeys },
      { name: 'unconfirmed accounts', everyMinutes: 1, run: () => dropWaiting(domains) },
      { name: 'erasure', everyMinutes: 1, run: () => eraseDueAccounts(erasures) },
    ],
    personalData: (caller) => exportResident(caller, waiting),
  }
}
