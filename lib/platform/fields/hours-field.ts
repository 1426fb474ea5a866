import type { Field } from 'payload'
import { select, text } from '@/lib/platform/fields/leaf-fields'

const weekdays = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье']

/** Opening hours have a row for each day with any; times are HH:MM. */
export function hoursField(): Field {
  return {
    name: 'hours',
    type: 'array',
    label: 'Часы работы',
    labels: { singular: 'День', plural: 'Дни' },
    fields: [dayHours()],
  }
}

/** Says when and where an official receives residents. */
export function receptionField(): Field {
  return {
    name: 'reception',
    type: 'array',
    label: 'Приём граждан',
    labels: { singular: 'Приём', plural: 'Часы приёма' },
    fields: [dayHours(), text('place', 'Где', { required: true, maxLength: 200 })],
  }
}

function dayHours(): Field {
  return {
    type: 'row',
    fields: [
      select(
        'weekday',
        'День',
        weekdays.map((label, index) => ({ value: String(index + 1), label })),
        { required: true },
      ),
      text('from', 'С', { required: true, validate: isTime }),
      text('to', 'До', { required: true, validate: isTime }),
    ],
  }
}

function isTime(value: unknown): true | string {
  return (typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)) || 'Время в виде 09:00'
}
