import { longDate, workday } from '@/lib/package/seed/content/documents-calendar'
import type { ActDraft } from '@/lib/package/folder/shapes/act-draft-shape'
import { act, numbered, PUBLISH } from '@/lib/package/seed/content/documents-wording'
import { seriesRows, type SeriesRow } from '@/lib/package/seed/content/series-rows'

export const hearingActs: ActDraft[] = seriesRows('hearings').map(hearingAct)

function hearingAct(row: SeriesRow<'hearings'>, index: number): ActDraft {
  const meeting = longDate(workday(row.date - 22))
  const discussion = row.title.toLowerCase().includes('обсужден')
  return {
    form: 'resolution',
    daysAgo: row.date,
    title: row.title,
    summary: discussion
      ? `Предложения принимаются до ${meeting}: ${row.place}.`
      : `Слушания состоятся ${meeting} в 18:00: ${row.place}.`,
    text: act(
      'resolution',
      'В соответствии с Положением о публичных слушаниях и общественных обсуждениях в городе Самурске',
      [
        discussion
          ? `Провести общественные обсуждения. Предмет: ${row.subject}.`
          : `Назначить публичные слушания на ${meeting}, 18:00. Предмет: ${row.subject}.`,
        `Место: ${row.place}.`,
        `Предложения и замечания принимать до ${longDate(row.date - 20)} на сайте администрации, по почте и лично по адресу: пл. Согласия, 1, каб. 110. Участник указывает фамилию, имя, дату рождения и адрес.`,
        row.extra,
        `Заключение о результатах опубликовать до ${longDate(row.date - 36)}.`,
        PUBLISH,
      ],
    ),
    annexes:
      index % 2 === 0
        ? undefined
        : [
            {
              title: 'Форма предложения',
              text: `Сведения об участнике и его предложение:\n\n${numbered(['фамилия, имя, отчество: ____________________', 'дата рождения: ____________________', 'адрес места жительства: ____________________', 'пункт проекта: ____________________', 'предлагаемая редакция и обоснование: ____________________', 'согласие на обработку персональных данных, подпись, дата: ____________________'])}`,
            },
          ],
  }
}
