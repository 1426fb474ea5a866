import { fact } from '@/lib/package/demo-city'
import { longDate } from '@/lib/package/seed/content/documents-calendar'
import type { ActDraft } from '@/lib/package/folder/shapes/act-draft-shape'
import { act, control, count, numbered, PUBLISH } from '@/lib/package/seed/content/documents-wording'
import { seriesRows, type SeriesRow } from '@/lib/package/seed/content/series-rows'

const DISPATCH = 'руководителя МКУ «Городская диспетчерская служба» Османова И. М.'

export const safetyActs: ActDraft[] = [
  ...seriesRows('unsafe-houses').map(unsafeHouseAct),
  ...seriesRows('alerts').map(alertAct),
  ...seriesRows('catchments').map(catchmentAct),
  ...seriesRows('education-orders').map(educationOrder),
]

function unsafeHouseAct({
  date: daysAgo,
  title,
  house,
  flats,
  people,
  built,
  why,
  days,
}: SeriesRow<'unsafe-houses'>): ActDraft {
  return {
    form: 'resolution',
    daysAgo,
    basis: daysAgo < 1515 ? ['housing-commission'] : undefined,
    title,
    summary: `${count(flats, 'квартира', 'квартиры', 'квартир')}, ${count(people, 'житель', 'жителя', 'жителей')}; расселить людей предстоит до ${longDate(daysAgo - days)}.`,
    text: act(
      'resolution',
      `На основании заключения межведомственной комиссии, действующей по постановлению {{act:housing-commission}}, и отчёта специализированной организации о состоянии конструкций`,
      [
        `Установить, что дом по адресу ${house}, построенный в ${built} году, не отвечает требованиям безопасности: ${why}.`,
        `Определить срок отселения жителей — до ${longDate(daysAgo - days)}.`,
        `Управлению имущественных и земельных отношений в течение месяца направить собственникам и нанимателям требования и разъяснения о выборе: возмещение или другое жильё.`,
        'На время переселения предложить семьям помещения маневренного фонда; управляющей организации до отселения осматривать дом не реже раза в месяц.',
        control('начальника управления ЖКХ и благоустройства Магомедова Ш. А.'),
      ],
    ),
  }
}

function alertAct({ date: daysAgo, title, cause, measure }: SeriesRow<'alerts'>): ActDraft {
  return {
    form: 'resolution',
    daysAgo,
    title,
    summary: `Причина: ${cause}. О происшествиях сообщать по номеру 112.`,
    text: act(
      'resolution',
      `В соответствии со статьёй 4.1 Федерального закона от 21.12.1994 № 68-ФЗ о защите населения от чрезвычайных ситуаций и в связи с тем, что ${cause},`,
      [
        `Ввести режим с 18:00 ${longDate(daysAgo)} до особого распоряжения в границах города.`,
        measure,
        'Руководителям организаций ввести круглосуточное дежурство ответственных лиц, проверить резервное питание насосных и больниц.',
        `Жителям рекомендовать без необходимости не выходить на опасные участки; о происшествиях сообщать по номеру 112 и дежурному диспетчеру: ${fact('phones.dispatcher')}.`,
        control(DISPATCH),
        'Постановление вступает в силу с момента подписания.',
      ],
    ),
  }
}

function catchmentAct(row: SeriesRow<'catchments'>): ActDraft {
  return {
    key: row.key,
    form: 'resolution',
    daysAgo: row.date,
    repeals: row.repeals ? [row.repeals] : undefined,
    title: row.title,
    summary: row.changes,
    text: act(
      'resolution',
      'В соответствии со статьями 9 и 67 Федерального закона от 29.12.2012 № 273-ФЗ «Об образовании в Российской Федерации»',
      [
        'Закрепить школы за территориями города согласно приложению.',
        row.changes,
        'Школам разместить постановление на своих сайтах и стендах в течение десяти календарных дней.',
        'Отсутствие регистрации на закреплённой территории не лишает ребёнка права учиться в школе, если в ней есть свободные места.',
        ...(row.repeals ? [`Признать утратившим силу постановление {{act:${row.repeals}}}.`] : []),
        PUBLISH,
      ],
    ),
    annexes: [
      {
        title: 'Закрепление школ за улицами (извлечение)',
        kind: 'pdf',
        text: row.schools.map((school) => `- ${school}`).join('\n'),
      },
    ],
  }
}

function educationOrder({ date: daysAgo, title, summary, points }: SeriesRow<'education-orders'>): ActDraft {
  return {
    form: 'departmentOrder',
    issuer: 'education',
    daysAgo,
    title,
    summary,
    text: `В соответствии с планом работы управления образования и Положением об управлении **приказываю:**\n\n${numbered([...points, 'Ответственной за исполнение назначить заместителя начальника управления Велиханову Т. А.'])}`,
  }
}
