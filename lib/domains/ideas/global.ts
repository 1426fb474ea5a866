import type { GlobalConfig } from 'payload'
import { paths } from '@/lib/config/paths'
import { USUAL_THRESHOLD } from '@/lib/domains/ideas/states'
import { number } from '@/lib/platform/fields/basic-fields'
import { pageGlobal } from '@/lib/platform/fields/collections'
import { richText, rows, seoField } from '@/lib/platform/fields/common-fields'

const MAX_SUPPORT = 100_000

export const cityIdeas: GlobalConfig = pageGlobal({
  slug: 'city-ideas',
  label: 'О проекте «Идеи для города»',
  path: paths.ideasAbout,
  admin: { group: 'Идеи для города' },
  fields: [
    number('supportThreshold', 'Порог поддержки, голосов «за»', {
      required: true,
      min: 1,
      max: MAX_SUPPORT,
      defaultValue: USUAL_THRESHOLD,
      admin: { description: 'Набрав столько голосов, идея сама переходит на рассмотрение подразделения.' },
    }),
    rows('blocks', 'Блоки', ['Блок', 'Блоки'], [richText('description', 'Текст', { required: true })], { minRows: 1 }),
    seoField,
  ],
})
