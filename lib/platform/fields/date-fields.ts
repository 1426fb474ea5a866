import type { DateField, Where } from 'payload'
import { sidebar } from '@/lib/platform/fields/basic-fields'
import { STAMP_FORMAT } from '@/lib/time/dates'

export const timeFormat = 'HH:mm'

export function momentField(name: string, label: string, admin: DateField['admin'] = {}): DateField {
  const date = { pickerAppearance: 'dayAndTime', displayFormat: STAMP_FORMAT, timeFormat, timeIntervals: 15 } as const
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

export function stampField(name: string, label: string, more: Pick<DateField, 'index'> = {}): DateField {
  const condition = (data: Record<string, unknown>) => Boolean(data[name])
  const field = momentField(name, label, { ...sidebar, readOnly: true, condition })
  return { ...field, ...more, access: { update: () => false } }
}

/** Set by a trigger once the author's email is confirmed (docs/decisions/accounts.md). */
export const effectField: DateField = {
  ...momentField('effectiveAt', 'Действует с', { hidden: true }),
  access: { create: () => false, update: () => false },
}

export const tookEffect: Where = { effectiveAt: { exists: true } }
