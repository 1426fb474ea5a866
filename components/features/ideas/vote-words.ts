import type { PluralForms } from '@/lib/text/plural'

export const voteForms: PluralForms = ['голос', 'голоса', 'голосов']
export const voteForForms: PluralForms = ['голос за', 'голоса за', 'голосов за']
/** «Не хватает 2 голосов», «1 из 21 голоса». */
export const votesOfForms: PluralForms = ['голоса', 'голосов', 'голосов']
