'use client'

import { Button, toast, useField, useTranslation } from '@payloadcms/ui'
import { createElement as draw } from 'react'

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
