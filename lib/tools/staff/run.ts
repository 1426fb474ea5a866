import type { Payload } from 'payload'
import { withOffice } from '@/lib/office/open-office'
import { addAccount, blockAccount, listAccounts, resetAccount, unlockAccount } from '@/lib/office/staff/manage-accounts'
import { parseArguments, type StaffCommand } from '@/lib/tools/staff/arguments'

try {
  const command = parseArguments(process.argv.slice(2))
  if ('refusal' in command) throw new Error(command.refusal)
  console.log(await withOffice((payload) => run(command, payload)))
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

function run(command: StaffCommand, payload: Payload): Promise<string> {
  switch (command.task) {
    case 'list':
      return listAccounts()
    case 'add':
      return addAccount(payload, command)
    case 'block':
      return blockAccount(command.email)
    case 'unlock':
      return unlockAccount(command.email)
    case 'reset':
      return resetAccount(command.email, command.isPrinted)
  }
}
