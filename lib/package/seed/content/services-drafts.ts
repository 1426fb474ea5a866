import { type Office, OFFICES } from '@/lib/package/seed/content/services-offices'
import type { SeedService } from '@/lib/package/folder/shapes/service-shapes'
import type { Paper } from '@/lib/platform/documents/papers/paper'

/** What is individual in a service card; ways to apply, complaint and the look of forms follow from the office. */
export interface ServiceDraft {
  title: string
  summary: string
  audiences: Audience[]
  situations?: LifeSituation[]
  office: keyof typeof OFFICES
  applicants: string
  result: string
  term: string
  fee?: string
  own: string[]
  interagency: string[]
  refusal: string[]
  ways: Way[]
  /** Key of the regulation among the acts. */
  regulation?: string
  form?: { title: string; request: string; fields: string[] }
  faq: [question: string, answer: string][]
  popular?: boolean
}

export type Way = SeedService['ways'][number]['kind']

export type Audience =
  | 'Жителям'
  | 'Семьям с детьми'
  | 'Предпринимателям'
  | 'Пенсионерам'
  | 'Людям с инвалидностью'
  | 'Собственникам и застройщикам'

export type LifeSituation =
  | 'Рождение ребёнка'
  | 'Ребёнок идёт в детский сад'
  | 'Ребёнок идёт в школу'
  | 'Строительство дома'
  | 'Покупка и ремонт жилья'
  | 'Открытие своего дела'
  | 'Выход на пенсию'
  | 'Утрата близкого'
  | 'Свадьба'
  | 'Трудная жизненная ситуация'

/** Turns the drafts of one topic into full cards; `numberOf` finds the number of a regulation by its key. */
export function composeServices(
  topic: string,
  drafts: ServiceDraft[],
  numberOf: (key: string) => string,
): SeedService[] {
  return drafts.map((draft) => composeService(topic, draft, numberOf))
}

function composeService(topic: string, draft: ServiceDraft, numberOf: (key: string) => string): SeedService {
  const office = OFFICES[draft.office]
  return {
    title: draft.title,
    summary: draft.summary,
    audiences: draft.audiences,
    topic,
    lifeSituations: draft.situations ?? [],
    authority: office.title,
    applicants: draft.applicants,
    result: draft.result,
    term: draft.term,
    fee: draft.fee ?? 'Бесплатно',
    ownDocuments: list(draft.own),
    interagencyDocuments: list(draft.interagency),
    refusalGrounds: list(draft.refusal),
    ways: draft.ways.map((kind) => wayOf(kind, office)),
    complaint: complaintOf(office),
    ...(draft.regulation && { regulation: numberOf(draft.regulation) }),
    forms: draft.form ? [formFile(draft.form, office)] : [],
    faq: draft.faq.map(([question, answer]) => ({ question, answer })),
    ...(draft.popular && { popular: true }),
  }
}

function list(rows: string[]): string {
  return rows.map((row) => `- ${row}`).join('\n')
}

function wayOf(kind: Way, office: Office): SeedService['ways'][number] {
  if (kind === 'online') {
    return { kind, text: 'Через Госуслуги: войдите с подтверждённой учётной записью.', url: 'https://www.gosuslugi.ru' }
  }
  const texts = {
    office: `${office.title}: ${office.address}. Приём: ${office.hours}. Телефон: ${office.phone}.`,
    center: 'В любом отделении МФЦ города, независимо от района, где вы живёте. Запись не обязательна.',
    post: `Письмом с описью вложения: 368999, Республика Дагестан, г. Самурск, ${office.address}. Подпись на заявлении заверьте у нотариуса, если закон требует подтвердить личность.`,
  }
  return { kind, text: texts[kind] }
}

function complaintOf(office: Office): string {
  return `Жалобу на решение, отказ, нарушение срока или требование лишних документов подают:

- на сотрудника — руководителю: ${office.head}, ${office.address}, ${office.email};
- на руководителя — в администрацию города: пл. Согласия, 1, каб. 102, priemnaya@samursk.example;
- на сотрудника МФЦ — руководителю центра;
- в электронном виде — через [портал досудебного обжалования](https://do.gosuslugi.ru).

Жалобу рассматривают за 15 рабочих дней со дня регистрации, а если отказали в приёме документов, исправлении ошибки или нарушили срок исправления — за 5 рабочих дней. Подать жалобу можно в любое время, это бесплатно. Решение можно обжаловать и в суде.`
}

function formFile(form: NonNullable<ServiceDraft['form']>, office: Office): Paper {
  const line = '____________________'
  const fields = form.fields.map((field, index) => `${index + 1}. ${field}: ${line}`).join('\n')
  const text = `${office.head.charAt(0).toUpperCase()}${office.head.slice(1)}

от ${line} (фамилия, имя, отчество или наименование)

адрес: ${line}

телефон, электронная почта: ${line}

## ${form.title}

${form.request}

${fields}

Результат прошу выдать: лично / в МФЦ / в личный кабинет / по почте (нужное подчеркнуть).

Приложение: документы на ____ листах.

Дата ${line} Подпись ${line}`
  return { name: `${form.title}.docx`, title: form.title, kind: 'docx', text }
}
