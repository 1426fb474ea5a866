import type { Field } from 'payload'
import { number, select, text } from '@/lib/platform/fields/leaf-fields'
import { RECEPTION_WEEKS, type ReceptionWeeks } from '@/lib/shared/reception-times'

const weekdays = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье']

const weeksNames: Readonly<Record<ReceptionWeeks, string>> = {
  every: 'Каждую неделю',
  1: 'Первый такой день месяца',
  2: 'Второй',
  3: 'Третий',
  4: 'Четвёртый',
  last: 'Последний',
  '1+3': 'Первый и третий',
  '2+4': 'Второй и четвёртый',
}

const weeksChoices = RECEPTION_WEEKS.map((value) => ({ value, name: weeksNames[value] }))

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

/** Says when and where an official receives residents: this is the one place of the schedule, whatever page shows it. */
export function receptionField(): Field {
  return {
    name: 'reception',
    type: 'array',
    label: 'Приём граждан',
    labels: { singular: 'Приём', plural: 'Часы приёма' },
    admin: { description: 'Отсюда их берут все страницы; праздники пропускаются по производственному календарю.' },
    fields: [
      dayHours(),
      {
        type: 'row',
        fields: [
          select('weeks', 'Какая неделя', weeksChoices, { required: true, defaultValue: 'every' }),
          number('slotMinutes', 'Минут на разговор', {
            min: 5,
            max: 120,
            admin: { step: 5, description: 'Пусто — записаться можно только по телефону.' },
          }),
        ],
      },
      text('place', 'Где', { required: true, maxLength: 200 }),
    ],
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
