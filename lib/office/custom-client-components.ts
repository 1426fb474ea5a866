'use client'

import { Button, toast, useField, useTranslation, FieldDiffContainer, getHTMLDiffComponents } from '@payloadcms/ui'
import { createElement as draw } from 'react'
import type { CheckboxFieldDiffClientComponent } from 'payload'

/** Copies the text of the field above it. Browsers give no clipboard to pages without HTTPS. */
export function CopyButton({ path }: { path: string }) {
  const { value } = useField<string>({ path })
  const { t } = useTranslation()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast.success(t('general:copied'))
    } catch {
      toast.error(t('error:unableToCopy'))
    }
  }
  return value
    ? draw(Button, { buttonStyle: 'secondary', size: 'small', onClick: () => void copy() }, 'Скопировать ссылку')
    : null
}

/** Payload compares marks as `true` and `false`. */
export const CheckboxDiff: CheckboxFieldDiffClientComponent = (props) => {
  const { comparisonValue, field, locale, nestingLevel, versionValue } = props
  const { i18n, t } = useTranslation()
  const toHtml = (value: unknown) => `<p>${t(value ? 'general:true' : 'general:false')}</p>`
  const { From, To } = getHTMLDiffComponents({ fromHTML: toHtml(comparisonValue), toHTML: toHtml(versionValue) })
  const label = { label: field.label ?? '', locale: locale ?? '' }
  return draw(FieldDiffContainer, { className: 'text-diff', From, To, i18n, label, nestingLevel: nestingLevel ?? 0 })
}
