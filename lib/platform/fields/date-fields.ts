import type { DateField, Where } from 'payload'
import { sidebar } from '@/lib/platform/fields/basic-fields'

/** Every clock of the portal shows 24 hours, and dates begin with the day. */
export const timeFormat = 'HH:mm'
export const momentFormat = `dd.MM.yyyy ${timeFormat}`

export function momentField(name: string, label: string, admin: DateField['admin'] = {}): DateField {
  const date = { pickerAppearance: 'dayAndTime', displayFormat: momentFormat, timeFormat, timeIntervals: 15 } as const
  return { name, type: 'date', label, admin: { ...admin, date } }
}

export function dayField(name: string, label: string, admin: DateField['admin'] = {}): DateField {
  return {
    name,
    type: 'date',
    label,
    admin: { ...admin, date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' } },
  }
}

/** The portal itself writes this moment down; the field stands in the sidebar once there is one. */
export function stampField(name: string, label: string, more: Pick<DateField, 'index'> = {}): DateField {
  const condition = (data: Record<string, unknown>) => Boolean(data[name])
  const field = momentField(name, label, { ...sidebar, readOnly: true, condition })
  return { ...field, ...more, access: { update: () => false } }
}

/** A trigger writes when a vote began to count: once its author's address is confirmed (docs/decisions/accounts.md). */
export const effectField: DateField = {
  ...momentField('effectiveAt', 'Действует с', { hidden: true }),
  access: { create: () => false, update: () => false },
}

/** The same rule holds for the lists of the back office. */
export const tookEffect: Where = { effectiveAt: { exists: true } }
