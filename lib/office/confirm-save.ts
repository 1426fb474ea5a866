'use client'

import {
  ConfirmationModal,
  FormSubmit,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useHotkey,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { createElement as draw, Fragment } from 'react'
import { listChanges } from '@/lib/office/list-changes'

const MODAL = 'confirm-save'

/** Save button of what every page shows at once and has no draft: asks first and shows what changes. */
export function ConfirmSave() {
  const [state] = useAllFormFields()
  const { getEntityConfig } = useConfig()
  const { globalSlug = '' } = useDocumentInfo()
  const { submit } = useForm()
  const { openModal } = useModal()
  const { t } = useTranslation()
  const modified = useFormModified()
  const ask = () => (modified ? openModal(MODAL) : undefined)
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    ask()
  })
  const changes = listChanges(getEntityConfig({ globalSlug })?.fields ?? [], state)
  const items = changes.map(({ label, before, after }) =>
    draw('li', { key: label }, draw('strong', null, label), after === undefined ? '' : `: ${before} → ${after}`),
  )
  return draw(
    Fragment,
    null,
    draw(
      FormSubmit,
      { buttonId: 'action-save', disabled: !modified, onClick: ask, size: 'medium', type: 'button' },
      t('general:save'),
    ),
    draw(ConfirmationModal, {
      modalSlug: MODAL,
      heading: 'Это сразу увидят все',
      body: items.length > 0 ? draw('ul', null, items) : 'Черновика здесь нет: сохранённое действует сразу.',
      confirmLabel: t('general:save'),
      onConfirm: async () => void (await submit()),
    }),
  )
}
