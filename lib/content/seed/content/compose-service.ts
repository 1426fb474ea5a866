import type { ServiceDraft } from '@/lib/content/read/shapes/service-draft-shape'
import type { SeedService } from '@/lib/content/read/shapes/service-shapes'
import { findOffice, type Office } from '@/lib/content/seed/content/find-office'
import type { Paper } from '@/lib/platform/documents/papers/paper'
import { upperFirst } from '@/lib/text/capitalize'

type Way = SeedService['ways'][number]['kind']

/** Composes a service card; `findNumber` returns a regulation's number by key. */
export function composeService(draft: ServiceDraft, findNumber: (key: string) => string): SeedService {
  const office = findOffice(draft.office)
  return {
    title: draft.title,
    summary: draft.summary,
    audiences: draft.audiences,
    topic: draft.topic,
    lifeSituations: draft.situations,
    authority: office.title,
    applicants: draft.applicants,
    result: draft.result,
    term: draft.term,
    fee: draft.fee,
    ownDocuments: list(draft.own),
    interagencyDocuments: list(draft.interagency),
    refusalGrounds: list(draft.refusal),
    ways: draft.ways.map((kind) => buildWay(kind, draft.title, office)),
    complaint: formatComplaint(office),
    ...(draft.regulation && { regulation: findNumber(draft.regulation) }),
    forms: draft.form ? [formFile(draft.form, office)] : [],
    faq: draft.faq,
    ...(draft.popular && { popular: true }),
  }
}

function list(rows: string[]): string {
  return rows.map((row) => `- ${row}`).join('\n')
}

function buildWay(kind: Way, title: string, office: Office): SeedService['ways'][number] {
  if (kind === 'online') {
    const url = `https://www.gosuslugi.ru/search?query=${encodeURIComponent(title)}`
    return { kind, text: 'Через Госуслуги: войдите с подтверждённой учётной записью.', url }
  }
  const texts = {
    office: `${office.title}: ${office.address}. Приём: ${office.hours}. Телефон: ${office.phone}.`,
    center: 'В любом отделении МФЦ города, независимо от района, где вы живёте. Запись не обязательна.',
    post: `Письмом с описью вложения: 368999, Республика Дагестан, г. Самурск, ${office.address}. Подпись на заявлении заверьте у нотариуса, если закон требует подтвердить личность.`,
  }
  return { kind, text: texts[kind] }
}

function formatComplaint(office: Office): string {
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
  const text = `${upperFirst(office.head)}

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
