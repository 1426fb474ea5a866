import { longDate, workday } from '@/lib/package/seed/content/documents-calendar'
import type { ActDraft } from '@/lib/package/folder/shapes/act-draft-shape'
import { act, bullets, control, numbered, PUBLISH } from '@/lib/package/seed/content/documents-wording'
import { seriesRows, type SeriesRow } from '@/lib/package/seed/content/series-rows'

const ARCHITECT = 'начальника управления архитектуры и градостроительства Юсупова Т. Д.'

export const landActs: ActDraft[] = [
  ...seriesRows('addresses').map(addressAct),
  ...seriesRows('auctions').map(auctionAct),
  ...seriesRows('planning').map(planningAct),
]

function addressAct({ date: daysAgo, key, title, decision, reason, renumbered }: SeriesRow<'addresses'>): ActDraft {
  return {
    key,
    form: 'resolution',
    daysAgo,
    title,
    summary: reason,
    text: act(
      'resolution',
      `Рассмотрев заявление и документы собственников, в соответствии с Правилами присвоения, изменения и аннулирования адресов, утверждёнными постановлением Правительства Российской Федерации от 19.11.2014 № 1221,`,
      [
        decision,
        `${reason.replace(/\.$/, '')}; эти сведения проверены при осмотре на месте ${longDate(daysAgo + 6)}.`,
        'Управлению архитектуры и градостроительства в течение трёх рабочих дней внести сведения в федеральную информационную адресную систему.',
        'Разъяснить собственникам, что менять паспорт и документы на имущество только из-за уточнения адреса не требуется; домовые знаки изготавливаются за счёт собственника.',
        control(ARCHITECT),
      ],
    ),
    annexes: renumbered && [{ title: 'Дома, номера которых изменены', text: bullets(renumbered) }],
  }
}

function auctionAct({ date: daysAgo, title, place, area, price, step, terms }: SeriesRow<'auctions'>): ActDraft {
  return {
    form: 'order',
    daysAgo,
    title,
    summary: `${place}, ${area} кв. м, начальная цена — ${price}; заявки принимаются до ${longDate(daysAgo - 32)}.`,
    text: `В соответствии со статьями 39.11 и 39.12 Земельного кодекса Российской Федерации, на основании отчёта независимого оценщика:\n\n${numbered(
      [
        `Провести открытый аукцион в электронной форме. Предмет: ${place}, площадь ${area} кв. м.`,
        `Установить начальную цену ${price}, шаг аукциона ${step}, задаток — 20 % начальной цены.`,
        terms,
        `Заявки принимать с ${longDate(daysAgo - 2)} по ${longDate(daysAgo - 32)}, аукцион провести ${longDate(workday(daysAgo - 37))} в 11:00.`,
        'Управлению имущественных и земельных отношений разместить извещение на официальном сайте торгов и на сайте администрации.',
      ],
    )}`,
    annexes: [
      {
        title: 'Форма заявки на участие в аукционе',
        text: `Заявитель (фамилия, имя, отчество или наименование): ____________________\n\nПаспорт или ОГРН, ИНН: ____________________\n\nАдрес, телефон, электронная почта: ____________________\n\nРеквизиты счёта для возврата задатка: ____________________\n\nПрошу допустить к участию в аукционе: ${place}. С условиями извещения и проектом договора ознакомлен.\n\nДата, подпись: ____________________`,
      },
    ],
  }
}

function planningAct({ date: daysAgo, title, territory, purpose }: SeriesRow<'planning'>): ActDraft {
  const approved = title.startsWith('Об утверждении')
  return {
    form: 'resolution',
    daysAgo,
    title,
    summary: `Территория: ${territory}. Документация нужна для ${purpose}.`,
    text: act(
      'resolution',
      `В соответствии со статьями 41–46 Градостроительного кодекса Российской Федерации и Генеральным планом города Самурска, в целях ${purpose}`,
      [
        approved
          ? `Утвердить документацию по планировке территории: ${territory}. Замечания участников общественных обсуждений учтены в границах проездов и озеленения.`
          : `Принять решение о подготовке документации по планировке территории: ${territory}.`,
        approved
          ? 'Направить документацию в государственную информационную систему обеспечения градостроительной деятельности и в орган регистрации прав.'
          : `Установить, что предложения жителей и организаций принимаются до ${longDate(daysAgo - 30)} в управлении архитектуры (пр. Мира, 12, каб. 8) и по адресу arch@samursk.example.`,
        approved
          ? 'Признать красные линии, утверждённые ранее в этих границах, утратившими силу.'
          : 'Срок подготовки проекта — 6 месяцев; инженерные изыскания выполнить до начала проектирования.',
        PUBLISH,
        control(ARCHITECT),
      ],
    ),
    annexes: [
      {
        title: approved ? 'Основная часть проекта: чертежи и положения' : 'Задание на разработку документации',
        kind: 'pdf',
        text: `- Территория: ${territory}.\n- Цель: для ${purpose}.\n- Масштаб чертежей — 1:1000.\n- ${approved ? 'Показаны' : 'Учесть'} охранные зоны водопровода, газопровода и линий связи.\n- ${approved ? 'Предусмотрены' : 'Обеспечить'} проезды шириной не менее 6 метров и тротуары не менее 2 метров.`,
      },
    ],
  }
}
