import type { DateField, Where } from 'payload'
import { momentField } from '@/lib/platform/fields/date-fields'

/** When a vote began to count: absent while its author has not confirmed the address. A trigger writes it (docs/decisions/accounts.md). */
export const effectField: DateField = {
  ...momentField('effectiveAt', 'Действует с', { hidden: true }),
  access: { create: () => false, update: () => false },
}

/** The same rule for the lists of the back office. */
export const tookEffect: Where = { effectiveAt: { exists: true } }
