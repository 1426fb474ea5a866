import type { ActDraft } from '@/lib/package/folder/shapes/act-draft-shape'
import { act, numbered, PUBLISH } from '@/lib/package/seed/content/documents-wording'
import { seriesRows, type SeriesRow } from '@/lib/package/seed/content/series-rows'

export const regulationActs: ActDraft[] = seriesRows('regulations').map(regulationAct)

function regulationAct(
  { key, date: daysAgo, service, body, term, result, rule }: SeriesRow<'regulations'>,
  index: number,
): ActDraft {
  return {
    key,
    form: 'resolution',
    daysAgo,
    title: `${index % 3 === 0 ? 'Об утверждении Административного регламента предоставления муниципальной услуги' : 'Об административном регламенте муниципальной услуги'} «${service}»`,
    summary: `Срок — ${term}; результат — ${result}.`,
    text: act(
      'resolution',
      'В соответствии с Федеральным законом от 27.07.2010 № 210-ФЗ «Об организации предоставления государственных и муниципальных услуг»',
      [
        `Утвердить прилагаемый Административный регламент предоставления муниципальной услуги «${service}».`,
        `Определить ответственным за услугу: ${body}.`,
        'Внести услугу в реестр муниципальных услуг и обеспечить её предоставление через многофункциональный центр и единый портал в течение 30 дней.',
        'Ранее утверждённые регламенты той же услуги не применять.',
        PUBLISH,
      ],
    ),
    annexes: [
      {
        title: `Административный регламент «${service}» (основные положения)`,
        kind: 'pdf',
        text: numbered([
          `Предмет: ${service.charAt(0).toLowerCase()}${service.slice(1)}. Услугу предоставляет ${body}.`,
          `Результат: ${result}. Он выдаётся тем способом, который заявитель указал в заявлении.`,
          `Срок: ${term}. Срок считается со дня регистрации заявления.`,
          rule,
          'Документы, которые есть у других органов, заявитель приносить не обязан: их запрашивают по межведомственному взаимодействию.',
          'Ждать приёма или получения результата в очереди — не более 15 минут.',
          'Отказ оформляется письменно, с указанием всех причин и порядка обжалования.',
          'Опечатки и ошибки в выданных документах исправляются в течение трёх рабочих дней без взимания платы.',
        ]),
      },
    ],
  }
}
