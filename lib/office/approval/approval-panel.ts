'use client'

import { Button, toast, useConfig, useDocumentInfo, useField, useForm, useFormModified } from '@payloadcms/ui'
import { createElement as draw, useState } from 'react'
import type { ApprovalNote } from '@/lib/office/approval/approval-hooks'

interface Answer {
  approval?: ApprovalNote | null
  errors?: { message: string }[]
}

/** In the sidebar of a document: an author sends it for approval, an editor sends it back. */
export function ApprovalPanel({ path }: { path: string }) {
  const { value: note, setValue } = useField<ApprovalNote | null>({ path })
  const { id, collectionSlug, hasPublishPermission } = useDocumentInfo()
  const saveDraft = useDraftSave()
  const [reason, setReason] = useState('')
  if (!id) return null
  const call = async (action: 'send' | 'return', done: string) => {
    if (action === 'send' && !(await saveDraft())) return
    const { approval, errors } = await post(action, { section: collectionSlug, id, reason })
    if (approval) {
      setValue(approval, true)
      toast.success(done)
    } else toast.error(errors?.[0]?.message ?? 'Нет связи с порталом, попробуйте ещё раз.')
  }
  const buttons = hasPublishPermission
    ? note?.isWaiting && [
        draw('label', { key: 'label', htmlFor: 'approval-reason' }, 'Что исправить автору'),
        draw('textarea', {
          key: 'reason',
          id: 'approval-reason',
          rows: 4,
          value: reason,
          onChange: (event: React.ChangeEvent<HTMLTextAreaElement>) => setReason(event.target.value),
        }),
        drawButton('Вернуть автору', () => call('return', 'Возвращено автору.')),
      ]
    : !note?.isWaiting && drawButton('На согласование', () => call('send', 'Отправлено на согласование.'))
  if (!note && !buttons) return null
  return draw(
    'section',
    { className: 'field-type office-approval', 'aria-label': 'Согласование' },
    note ? draw('p', { role: 'status' }, note.text) : null,
    buttons,
  )
}

/** Saves what the form has not saved by itself. Returns false if that was refused: the form says why. */
function useDraftSave(): () => Promise<boolean> {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { submit } = useForm()
  const isModified = useFormModified()
  const action = `${config.routes.api}/${collectionSlug}/${id}?depth=0&draft=true`
  const options = { action, method: 'PATCH', overrides: { _status: 'draft' }, skipValidation: true } as const
  return async () => {
    if (!isModified) return true
    const saved = await submit(options)
    return typeof saved === 'object' && saved.res.ok
  }
}

async function post(action: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(`/cms/approvals/${action}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Answer
  } catch {
    return {}
  }
}

function drawButton(words: string, press: () => Promise<void>) {
  return draw(Button, { key: words, buttonStyle: 'secondary', size: 'medium', onClick: () => void press() }, words)
}
