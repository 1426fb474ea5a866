import { deskTexts } from '@/lib/domains/desk/global'
import { sendStaffEmails } from '@/lib/domains/desk/emails/send-emails'
import { dropOldOpenings } from '@/lib/domains/desk/openings-repository'
import { deleteOldReturned } from '@/lib/domains/desk/moves-repository'
import { eraseMoves, runDueMoves } from '@/lib/domains/desk/moves-service'
import { dropOldForms, eraseDeskRows } from '@/lib/domains/desk/repository'
import type { Domain } from '@/lib/platform/domain'

export const deskDomain: Domain = {
  globals: [deskTexts],
  jobs: [
    { name: 'moves of the desk', everyMinutes: 0, run: runDueMoves },
    // no oftener: what comes within five minutes is one email
    { name: 'emails to the staff', everyMinutes: 5, run: sendStaffEmails },
    { name: 'desk', everyMinutes: 60, run: dropOldRows },
  ],
  erase: eraseAccount,
}

async function eraseAccount(residentId: number): Promise<void> {
  await eraseDeskRows(residentId)
  await eraseMoves(residentId)
}

async function dropOldRows(): Promise<void> {
  await Promise.all([dropOldOpenings(), dropOldForms(), deleteOldReturned()])
}
