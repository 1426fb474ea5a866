import { yearOf } from '@/lib/package/seed/content/documents-calendar'
import { methodicalMaterials } from '@/lib/package/seed/content/service-reports-methodical'
import type { SeedServiceReport } from '@/lib/package/folder/shapes/service-shapes'

interface YearFigures {
  yearsBack: number
  applications: number
  online: number
  mfc: number
  refusals: number
  complaints: number
  upheld: number
  days: string
  satisfied: number
  change: string
  next: string
}

const FIGURES: YearFigures[] = [
  {
    yearsBack: 1,
    applications: 48120,
    online: 57,
    mfc: 34,
    refusals: 4.1,
    complaints: 61,
    upheld: 14,
    days: '6,2',
    satisfied: 93,
    change:
      'Ордер на земляные работы переведён в электронный вид, срок присвоения адреса сокращён до пяти рабочих дней для электронных заявлений.',
    next: 'Подключить ещё четыре услуги к Госуслугам и открыть субботний приём в Заречном районе.',
  },
  {
    yearsBack: 2,
    applications: 44670,
    online: 49,
    mfc: 39,
    refusals: 5.3,
    complaints: 74,
    upheld: 19,
    days: '7,4',
    satisfied: 91,
    change: 'Открыто отделение МФЦ в посёлке Дальнем, отменено требование копий свидетельств о рождении.',
    next: 'Сократить отказы по земельным услугам: выпустить памятки и проверять схемы до подачи.',
  },
  {
    yearsBack: 3,
    applications: 41950,
    online: 38,
    mfc: 46,
    refusals: 6.8,
    complaints: 88,
    upheld: 27,
    days: '8,9',
    satisfied: 88,
    change: 'Все карточки услуг переписаны простым языком, формы заявлений сокращены до одной страницы.',
    next: 'Ввести вечерний приём по четвергам и выезд специалиста на дом.',
  },
  {
    yearsBack: 4,
    applications: 37240,
    online: 27,
    mfc: 51,
    refusals: 8.2,
    complaints: 103,
    upheld: 35,
    days: '10,6',
    satisfied: 84,
    change: 'Обновлены 18 регламентов, из них исключены 46 лишних документов.',
    next: 'Перевести на Госуслуги запись в детский сад и школу.',
  },
]

/** Reports by department: name in the genitive case, the same figures seen closer. */
const DEPARTMENT_REPORTS: [yearsBack: number, department: string, text: string][] = [
  [
    1,
    'управления образования',
    'Принято 9 840 заявлений: в детский сад — 3 120, в школу — 2 870, на путёвки — 1 410, остальные — кружки и компенсации.\n\nВсе дети старше полутора лет получили места в детских садах. В 1-й класс зачислено 1 486 детей, из них 1 201 — по заявлениям через Госуслуги.\n\nОтказов — 212. Главная причина — нет мест в выбранной школе; каждой семье предложили две другие.',
  ],
  [
    1,
    'управления архитектуры и градостроительства',
    'Принято 6 230 заявлений. Выдано 94 разрешения на строительство, 71 разрешение на ввод, 1 140 уведомлений по частным домам, присвоено 1 860 адресов.\n\nСредний срок градостроительного плана — 9 рабочих дней при норме 14.\n\nОтказов — 418, чаще всего из-за отступов от границ участка. Проверить схему до подачи можно у дежурного архитектора.',
  ],
  [
    1,
    'управления имущественных и земельных отношений',
    'Принято 5 410 заявлений. В очередь на землю поставлено 196 многодетных семей, предоставлено 24 участка. Заключено 312 договоров без торгов, проведено 27 аукционов.\n\nОтказов — 530. Больше половины — из-за ошибок в схеме расположения участка.',
  ],
  [
    2,
    'управления социальной политики',
    'Помощь получили 2 960 жителей на 41,8 млн рублей. Совершено 7 400 поездок на социальном такси. Специалисты 640 раз выезжали на дом.\n\nСредний срок решения о материальной помощи — 8 рабочих дней, после пожаров — 2 рабочих дня.',
  ],
  [
    2,
    'управления ЖКХ и благоустройства',
    'Выдано 870 порубочных билетов и 1 015 ордеров на земляные работы. По 38 ордерам покрытие не восстановлено в срок, исполнителям направлены предписания.\n\nВзамен 1 120 снесённых деревьев высажено 2 410.',
  ],
  [
    3,
    'муниципального архива',
    'Исполнено 4 380 запросов, из них 2 950 — о стаже и зарплате. Средний срок — 11 календарных дней.\n\nОцифровано 18 тысяч дел рыбокомбината и ковровой фабрики: справки по ним готовят за два дня.',
  ],
]

export const demoServiceReports: SeedServiceReport[] = [
  ...FIGURES.map(annualReport),
  ...FIGURES.map(surveyReport),
  ...DEPARTMENT_REPORTS.map(departmentReport),
  ...methodicalMaterials,
]

function annualReport(row: YearFigures): SeedServiceReport {
  const year = yearOf(0) - row.yearsBack
  const title = `Отчёт о предоставлении муниципальных услуг за ${year} год`
  const text = `## Итоги года

- Принято заявлений: ${row.applications.toLocaleString('ru-RU')}
- Через Госуслуги: ${row.online} %
- Через МФЦ: ${row.mfc} %
- Средний срок: ${row.days} рабочего дня
- Отказов: ${decimal(row.refusals)} %
- Жалоб: ${row.complaints}, из них обоснованных: ${row.upheld}

## Что изменилось

${row.change}

## Причины отказов

- ошибки и неполные сведения в заявлении — 41 %;
- у заявителя нет права на услугу — 33 %;
- нет мест или свободных участков — 17 %;
- другое — 9 %.

## Что сделаем дальше

${row.next}`
  return report('report', year, title, text)
}

function surveyReport(row: YearFigures): SeedServiceReport {
  const year = yearOf(0) - row.yearsBack
  const title = `Что жители думают об услугах: опрос ${year} года`
  const text = `Опрошено ${Math.round(row.applications / 40).toLocaleString('ru-RU')} заявителей в приёмных, МФЦ и через личный кабинет.

- Довольны услугой: ${row.satisfied} %
- Поняли, какие документы нужны, с первого раза: ${row.satisfied - 9} %
- Ждали приёма не больше 15 минут: ${row.satisfied + 3} %
- Считают ответ понятным: ${row.satisfied - 6} %

## Что просят изменить

- принимать в субботу — ${100 - row.satisfied + 11} %;
- писать ответы проще — ${100 - row.satisfied + 6} %;
- сообщать о готовности по СМС — ${100 - row.satisfied + 4} %.

## Ответ администрации

${row.next}`
  return report('report', year, title, text)
}

function departmentReport([yearsBack, department, text]: (typeof DEPARTMENT_REPORTS)[number]): SeedServiceReport {
  const year = yearOf(0) - yearsBack
  return report('report', year, `Услуги ${department}: отчёт за ${year} год`, text)
}

function report(kind: SeedServiceReport['kind'], year: number, title: string, text: string): SeedServiceReport {
  return {
    kind,
    year,
    title,
    files: [{ name: `${title.replace(':', ' –')}.pdf`, title, kind: 'pdf', text }],
  }
}

function decimal(value: number): string {
  return value.toLocaleString('ru-RU')
}
