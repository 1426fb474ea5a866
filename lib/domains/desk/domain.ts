import { deskTexts } from '@/lib/domains/desk/global'
import { dropOldForms } from '@/lib/domains/desk/forms-repository'
import { dropOldOpenings } from '@/lib/domains/desk/openings-repository'
import { eraseDeskRows } from '@/lib/domains/desk/repository'
import type { Domain } from '@/lib/platform/domain'

export const deskDomain: Domain = {
  globals: [deskTexts],
  jobs: [{ name: 'desk', everyMinutes: 60, run: dropOldRows }],
  erase: eraseDeskRows,
}

async function dropOldRows(): Promise<void> {
  await Promise.all([dropOldOpenings(), dropOldForms()])
}
