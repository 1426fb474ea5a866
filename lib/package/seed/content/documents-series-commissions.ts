import type { ActDraft } from '@/lib/package/folder/shapes/act-draft-shape'
import { act, bullets, localLaw, PUBLISH } from '@/lib/package/seed/content/documents-wording'
import { seriesRows, type SeriesRow } from '@/lib/package/seed/content/series-rows'

export const commissionActs: ActDraft[] = seriesRows('commissions').map(commissionAct)

function commissionAct(row: SeriesRow<'commissions'>): ActDraft {
  return {
    key: row.key,
    form: 'resolution',
    daysAgo: row.date,
    amends: row.amends ? [row.amends] : undefined,
    title: row.title,
    summary: row.summary,
    text: act('resolution', `В соответствии с ${localLaw(row.date)}, в целях ${row.task}`, [
      row.amends
        ? `Внести изменения в состав комиссии, утверждённый постановлением {{act:${row.amends}}}, включив в неё лиц согласно приложению.`
        : 'Утвердить состав согласно приложению.',
      row.rule,
      'Члены комиссии работают на общественных началах; решение правомочно, если присутствует более половины состава. Протокол подписывают председатель и секретарь в течение трёх рабочих дней.',
      PUBLISH,
    ]),
    annexes: [{ title: 'Состав', text: bullets(row.members) }],
  }
}
