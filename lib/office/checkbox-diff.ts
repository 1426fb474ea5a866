'use client'

import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui'
import type { CheckboxFieldDiffClientComponent } from 'payload'
import { createElement as draw } from 'react'

/** Payload compares marks as `true` and `false`. */
export const CheckboxDiff: CheckboxFieldDiffClientComponent = (props) => {
  const { comparisonValue, field, locale, nestingLevel, versionValue } = props
  const { i18n, t } = useTranslation()
  const toHtml = (value: unknown) => `<p>${t(value ? 'general:true' : 'general:false')}</p>`
  const { From, To } = getHTMLDiffComponents({ fromHTML: toHtml(comparisonValue), toHTML: toHtml(versionValue) })
  const label = { label: field.label ?? '', locale: locale ?? '' }
  return draw(FieldDiffContainer, { className: 'text-diff', From, To, i18n, label, nestingLevel: nestingLevel ?? 0 })
}
