import { dateOf, daysSinceDate, longDate, yearOf } from '@/lib/package/seed/content/documents-calendar'
import type { ActDraft } from '@/lib/package/folder/shapes/act-draft-shape'
import { act, localLaw, PUBLISH_DECISION } from '@/lib/package/seed/content/documents-wording'

const YEARS_KEPT = 5
const CODE = 'Бюджетным кодексом Российской Федерации'

/** Why the budget was changed, spring and autumn of a year in turn, with the change in millions of roubles. */
const CHANGES: { why: string; where: string; millions: number }[] = [
  {
    why: 'из республиканского бюджета поступила субсидия на капитальный ремонт школы № 6',
    where: 'замену кровли, окон и системы отопления школы № 6 на ул. Школьной',
    millions: 84.2,
  },
  {
    why: 'уточнён прогноз поступлений налога на доходы физических лиц',
    where: 'погашение задолженности за уличное освещение и подготовку дорог к зиме',
    millions: 31.7,
  },
  {
    why: 'распределены остатки средств на счетах, сложившиеся на 1 января',
    where: 'ремонт ул. Ковровщиц и устройство ливневой канализации на ул. Рыбацкой',
    millions: 46.9,
  },
  {
    why: 'город получил грант по итогам конкурса лучших проектов благоустройства',
    where: 'вторую очередь обновления парка «Каспий»',
    millions: 72,
  },
  {
    why: 'увеличены межбюджетные трансферты на бесплатное горячее питание школьников начальных классов',
    where: 'питание учеников 1–4-х классов и оборудование трёх школьных пищеблоков',
    millions: 58.3,
  },
  {
    why: 'завершены торги по крупным контрактам и образовалась экономия',
    where: 'покупку двух коммунальных машин и ремонт моста через Рубас-чай',
    millions: 19.4,
  },
  {
    why: 'подтверждена федеральная субсидия на обновление городского транспорта',
    where: 'покупку девяти низкопольных автобусов',
    millions: 143.6,
  },
  {
    why: 'выросли поступления от аренды земли и продажи права на заключение договоров аренды',
    where: 'постановку на кадастровый учёт участков для многодетных семей и устройство подъездов к ним',
    millions: 27.5,
  },
  {
    why: 'из резервного фонда Республики Дагестан выделены средства на последствия февральского шторма',
    where: 'восстановление ограждения Приморского бульвара и причальной стенки у пристани № 3',
    millions: 38.8,
  },
  {
    why: 'скорректированы сроки строительства детского сада на 120 мест в микрорайоне «Виноградный»',
    where: 'перенос части расходов на строительство на следующий год и ремонт детского сада «Дельфин»',
    millions: -24.1,
  },
]

export const budgetActs: ActDraft[] = yearsKept().flatMap((year, index) => [
  annualBudget(year, index),
  amendment(year, index * 2, daysSinceDate(year, 3, 26)),
  amendment(year, index * 2 + 1, daysSinceDate(year, 9, 24)),
  executionReport(year, index),
])

function yearsKept(): number[] {
  const current = dateOf(0).getUTCFullYear()
  return Array.from({ length: YEARS_KEPT }, (_, index) => current - YEARS_KEPT + 1 + index)
}

/** Revenue of the first budget kept is 2.9 billion; it grows by about a tenth a year. */
function revenue(index: number): number {
  return Math.round(29146 * 1.094 ** index) / 10
}

function millions(value: number): string {
  return `${value.toLocaleString('ru-RU', { maximumFractionDigits: 1 })} млн рублей`
}

function annualBudget(year: number, index: number): ActDraft {
  const daysAgo = daysSinceDate(year - 1, 12, 22)
  const income = revenue(index)
  const deficit = 40 + index * 6.5
  return {
    key: `budget-${year}`,
    form: 'decision',
    daysAgo,
    title: `О бюджете города Самурска на ${year} год и на плановый период ${year + 1} и ${year + 2} годов`,
    summary: `Доходы города на ${year} год — ${millions(income)}, расходы — ${millions(income + deficit)}; более половины расходов приходится на образование.`,
    text: act(
      'decision',
      `В соответствии с ${CODE}, ${localLaw(daysAgo)} и Положением о бюджетном процессе в городе Самурске`,
      [
        `Утвердить основные характеристики бюджета на ${year} год: общий объём доходов — ${millions(income)}, общий объём расходов — ${millions(income + deficit)}, дефицит — ${millions(deficit)}.`,
        `Утвердить общий объём доходов на ${year + 1} год — ${millions(revenue(index + 1))}, на ${year + 2} год — ${millions(revenue(index + 2))}.`,
        `Установить верхний предел муниципального долга на 1 января ${year + 1} года — ${millions(96 - index * 4)}, в том числе по муниципальным гарантиям — 0 рублей.`,
        `Утвердить объём муниципального дорожного фонда на ${year} год — ${millions(186 + index * 21)}.`,
        `Установить размер резервного фонда администрации — ${millions(12 + index)}.`,
        'Установить, что в первоочередном порядке финансируются заработная плата, коммунальные услуги, питание детей и социальные выплаты.',
        `Решение вступает в силу с 1 января ${year} года и подлежит официальному опубликованию.`,
      ],
    ),
    annexes: [
      {
        title: `Распределение расходов на ${year} год по разделам`,
        text: expenditure(income + deficit),
      },
    ],
  }
}

function expenditure(total: number): string {
  const shares: [string, number][] = [
    ['Образование', 0.548],
    ['Жилищно-коммунальное хозяйство', 0.142],
    ['Национальная экономика, в том числе дорожный фонд', 0.104],
    ['Общегосударственные вопросы', 0.071],
    ['Культура', 0.056],
    ['Социальная политика', 0.047],
    ['Физическая культура и спорт', 0.021],
    ['Прочие разделы', 0.011],
  ]
  return shares.map(([section, share]) => `- ${section}: ${millions(total * share)}`).join('\n')
}

function amendment(year: number, index: number, daysAgo: number): ActDraft {
  const change = CHANGES[index % CHANGES.length] ?? { why: '', where: '', millions: 0 }
  const sum = millions(Math.abs(change.millions))
  const verb = change.millions > 0 ? 'увеличиваются' : 'уменьшаются'
  const spring = index % 2 === 0
  return {
    form: 'decision',
    daysAgo,
    amends: [`budget-${year}`],
    title: spring
      ? `О внесении изменений в бюджет города Самурска на ${year} год`
      : `О внесении изменений в решение «О бюджете города Самурска на ${year} год и на плановый период ${year + 1} и ${year + 2} годов»`,
    summary: `Расходы ${year} года ${verb} на ${sum}: ${change.why}.`,
    text: act(
      'decision',
      `Рассмотрев обращение главы города и учитывая, что ${change.why}, в соответствии со статьёй 217 Бюджетного кодекса Российской Федерации`,
      [
        `Внести изменения в решение Собрания депутатов {{act:budget-${year}}}: общие объёмы доходов и расходов на ${year} год ${verb} на ${sum}.`,
        `Направить изменения на ${change.where}.`,
        'Приложения к решению о бюджете (доходы по видам, ведомственная структура расходов, распределение по муниципальным программам) изложить в новой редакции.',
        `Финансовому управлению в течение 10 рабочих дней привести сводную бюджетную роспись в соответствие с настоящим решением, а главным распорядителям — внести изменения в муниципальные программы.`,
        PUBLISH_DECISION,
      ],
    ),
  }
}

function executionReport(year: number, index: number): ActDraft {
  const daysAgo = daysSinceDate(year + 1, 5, 28)
  const income = revenue(index) * 1.06
  const spent = income - 22 + index * 9
  return {
    form: 'decision',
    daysAgo,
    basis: [`budget-${year}`],
    title: `Об утверждении отчёта об исполнении бюджета города Самурска за ${year} год`,
    summary: `За ${year} год город получил ${millions(income)} и израсходовал ${millions(spent)}.`,
    text: act(
      'decision',
      `Заслушав отчёт начальника финансового управления и заключение Контрольно-счётной палаты, учитывая итоги публичных слушаний, состоявшихся ${longDate(daysAgo + 7)}, в соответствии со статьями 264.5 и 264.6 Бюджетного кодекса Российской Федерации`,
      [
        `Утвердить отчёт об исполнении бюджета за ${year} год: доходы — ${millions(income)} (${(101.2 + index * 0.4).toFixed(1).replace('.', ',')} % плана), расходы — ${millions(spent)} (${(96.1 + index * 0.5).toFixed(1).replace('.', ',')} % плана).`,
        'Отметить, что задолженности по заработной плате работников муниципальных учреждений на конец года не было.',
        `Администрации до 1 августа ${yearOf(daysAgo)} года представить перечень объектов, по которым средства не освоены, с указанием причин.`,
        'Опубликовать решение и отчёт, а краткую версию «Бюджет для граждан» разместить на официальном сайте.',
      ],
    ),
    annexes: [{ title: `Бюджет для граждан: исполнение за ${year} год`, kind: 'pdf', text: expenditure(spent) }],
  }
}
