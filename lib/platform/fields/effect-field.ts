import type { DateField, Where } from 'payload'
import { momentField } from '@/lib/platform/fields/date-fields'

/** A trigger writes when a vote began to count: once its author's address is confirmed (docs/decisions/accounts.md). */
export const effectField: DateField = {
  ...momentField('effectiveAt', 'Действует с', { hidden: true }),
  access: { create: () => false, update: () => false },
}

/** The same rule holds for the lists of the back office. */
export const tookEffect: Where = { effectiveAt: { exists: true } }
