import { deskTexts } from '@/lib/domains/desk/global'
import { dropOldOpenings } from '@/lib/domains/desk/openings-repository'
import { eraseDeskRows } from '@/lib/domains/desk/repository'
import type { Domain } from '@/lib/platform/domain'

export const deskDomain: Domain = {
  globals: [deskTexts],
  jobs: [{ name: 'desk', everyMinutes: 60, run: dropOldOpenings }],
  erase: eraseDeskRows,
}
