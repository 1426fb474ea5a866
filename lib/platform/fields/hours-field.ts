import type { Field } from 'payload'
import { toReceptionHours } from '@/lib/platform/calendar/hours'
import { inRequest } from '@/lib/platform/database/payload-client'
import { number, select, text } from '@/lib/platform/fields/basic-fields'
import { upperFirst } from '@/lib/text/capitalize'
import { RECEPTION_WEEKS, type ReceptionHours, type ReceptionWeeks } from '@/lib/time/reception-times'
import { WEEKDAYS } from '@/lib/time/weekdays'

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

export function hoursField(): Field {
  return {
    name: 'hours',
    type: 'array',
    label: 'Часы работы',
    labels: { singular: 'День', plural: 'Дни' },
    fields: [dayHours()],
  }
}

/** The only place of the schedule, whatever page shows it. */
export function receptionField(): Field {
  return {
    name: 'reception',
    type: 'array',
    label: 'Приём граждан',
    labels: { singular: 'Приём', plural: 'Часы приёма' },
    admin: {
      description:
        'Отсюда их берут все страницы; праздники пропускаются по производственному календарю. Кто записан ' +
        'на время, которого больше нет, получит письмо.',
    },
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

type NoticeOf = (officialId: number, hours: readonly ReceptionHours[]) => Promise<string | undefined>

/** Shows what publishing the hours does to bookings. `officialId` is for an official outside the collection. */
export function bookedNoticeField(findNotice: NoticeOf, officialId?: number): Field {
  return text('bookedNotice', 'Записи на приём', {
    virtual: true,
    admin: { readOnly: true, condition: (data) => Boolean(data.bookedNotice) },
    hooks: {
      afterRead: [
        async ({ data, req, findMany }) => {
          const id: unknown = officialId ?? data?.id
          if (!req.user || findMany || typeof id !== 'number') return undefined
          return (await inRequest(req, () => findNotice(id, toReceptionHours(data?.reception)))) ?? null
        },
      ],
    },
  })
}

function dayHours(): Field {
  return {
    type: 'row',
    fields: [
      select(
        'weekday',
        'День',
        WEEKDAYS.map((name, index) => ({ value: String(index + 1), label: upperFirst(name) })),
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
