import { deskTexts } from '@/lib/domains/desk/global'
import { eraseDeskRows } from '@/lib/domains/desk/repository'
import type { Domain } from '@/lib/platform/domain'

export const deskDomain: Domain = { globals: [deskTexts], erase: eraseDeskRows }
