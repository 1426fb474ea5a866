import type { Field } from 'payload'

const weekdays = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье']

/** Opening hours: a row for each day that has any, times as HH:MM. */
export function hoursField(): Field {
  return {
    name: 'hours',
    type: 'array',
    label: 'Часы работы',
    labels: { singular: 'День', plural: 'Дни' },
    fields: [dayHours()],
  }
}

/** When and where an official receives residents. */
export function receptionField(): Field {
  return {
    name: 'reception',
    type: 'array',
    label: 'Приём граждан',
    labels: { singular: 'Приём', plural: 'Часы приёма' },
    fields: [dayHours(), { name: 'place', type: 'text', label: 'Где', required: true, maxLength: 200 }],
  }
}

function dayHours(): Field {
  return {
    type: 'row',
    fields: [
      {
        name: 'weekday',
        type: 'select',
        label: 'День',
        required: true,
        options: weekdays.map((label, index) => ({ value: String(index + 1), label })),
      },
      { name: 'from', type: 'text', label: 'С', required: true, validate: isTime },
      { name: 'to', type: 'text', label: 'До', required: true, validate: isTime },
    ],
  }
}

function isTime(value: unknown): true | string {
  return (typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)) || 'Время в виде 09:00'
}
