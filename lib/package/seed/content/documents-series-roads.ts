import { longDate } from '@/lib/package/seed/content/documents-calendar'
import type { ActDraft } from '@/lib/package/folder/shapes/act-draft-shape'
import { act, control } from '@/lib/package/seed/content/documents-wording'
import { seriesRows, type SeriesRow } from '@/lib/package/seed/content/series-rows'

type Closure = SeriesRow<'closures'>

export const roadActs: ActDraft[] = [
  ...seriesRows('closures').map(closureAct),
  ...seriesRows('transport').map(transportAct),
]

function closureAct(row: Closure, index: number): ActDraft {
  const first = longDate(row.date - row.from)
  const permanent = row.lasts === 0
  const period = permanent ? `с ${first}` : periodOf(row)
  return {
    form: index % 4 === 1 ? 'order' : 'resolution',
    daysAgo: row.date,
    title: row.title,
    summary: `Порядок движения на ${row.street} изменён ${period}; объезд — ${row.detour}.`,
    text: closureText(row, period, index % 4 === 1),
    annexes:
      index % 3 === 0 ? [{ title: 'Схема организации движения', kind: 'pdf', text: schemeText(row) }] : undefined,
  }
}

function periodOf(row: Closure): string {
  const first = longDate(row.date - row.from)
  if (row.lasts === 1) return first
  return `с ${first} по ${longDate(row.date - row.from - row.lasts)}`
}

function closureText(row: Closure, period: string, order: boolean): string {
  const points = [
    `Изменить порядок движения транспорта на ${row.street} ${row.stretch} ${period}.`,
    `Объезд организовать ${row.detour}.`,
    ...(row.buses ? [row.buses] : []),
    'Ответственному исполнителю установить временные знаки и ограждения по согласованной схеме, обеспечить проезд скорой помощи и пожарных и безопасный проход пешеходов.',
    'Управлению транспорта и связи известить Госавтоинспекцию, перевозчиков и жителей не позднее чем за сутки.',
    control('начальника управления транспорта и связи Абдуллаева К. Р.'),
  ]
  const grounds = `В соответствии со статьёй 30 Федерального закона от 08.11.2007 № 257-ФЗ об автомобильных дорогах и о дорожной деятельности, ${row.reason}`
  if (order) return `${grounds}:\n\n${points.map((point, index) => `${index + 1}. ${point}`).join('\n')}`
  return act('resolution', grounds, points)
}

function schemeText(row: Closure): string {
  return `- Участок: ${row.street} ${row.stretch}.\n- Знак 3.2 «Движение запрещено» — с обеих сторон участка.\n- Знак 6.17 «Схема объезда» — за один квартал до участка.\n- Путь объезда: ${row.detour}.\n- Освещение ограждений в тёмное время суток — сигнальные фонари через каждые 10 метров.`
}

function transportAct(row: SeriesRow<'transport'>): ActDraft {
  return {
    form: 'resolution',
    daysAgo: row.date,
    title: row.title,
    summary: row.summary,
    text: act('resolution', row.grounds, [
      ...row.points,
      control('начальника управления транспорта и связи Абдуллаева К. Р.'),
    ]),
  }
}
