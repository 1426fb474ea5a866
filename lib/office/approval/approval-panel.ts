'use client'

import { Button, toast, useConfig, useDocumentInfo, useField, useForm, useFormModified } from '@payloadcms/ui'
import { createElement as draw, Fragment, useState } from 'react'
import type { ApprovalNote } from '@/lib/office/approval/approval-hooks'

interface Answer {
  approval?: ApprovalNote | null
  errors?: { message: string }[]
}

const done = {
  send: 'Отправлено на согласование.',
  withdraw: 'Отозвано: редактор этого больше не ждёт.',
  return: 'Возвращено автору.',
}

/** In the sidebar of a document: an author sends it for approval or takes it back, an editor sends it back. */
export function ApprovalPanel({ path }: { path: string }) {
  const { value: note, setValue } = useField<ApprovalNote | null>({ path })
  const { id, collectionSlug, hasPublishPermission } = useDocumentInfo()
  const saveDraft = useDraftSave()
  if (!id) return null
  const call = async (action: keyof typeof done, reason = '') => {
    if (action === 'send' && !(await saveDraft())) return
    const { approval, errors } = await post(action, { section: collectionSlug, id, reason })
    if (approval === undefined) {
      toast.error(errors?.[0]?.message ?? 'Нет связи с порталом, попробуйте ещё раз.')
      return
    }
    setValue(approval, true)
    toast.success(done[action])
  }
  const buttons = hasPublishPermission
    ? note?.isWaiting && draw(ReturnForm, { press: (reason: string) => call('return', reason) })
    : drawAuthorButton(note, call)
  if (!note && !buttons) return null
  return draw(
    'section',
    { className: 'field-type office-approval', 'aria-label': 'Согласование' },
    note ? draw('p', { role: 'status' }, note.text) : null,
    buttons,
  )
}

function drawAuthorButton(note: ApprovalNote | null, call: (action: 'send' | 'withdraw') => Promise<void>) {
  if (!note?.isWaiting) return drawButton('На согласование', () => call('send'))
  return note.isMine && drawButton('Отозвать', () => call('withdraw'))
}

function ReturnForm({ press }: { press: (reason: string) => Promise<void> }) {
  const [reason, setReason] = useState('')
  return draw(
    Fragment,
    null,
    draw('label', { htmlFor: 'approval-reason' }, 'Что исправить автору'),
    draw('textarea', {
      id: 'approval-reason',
      rows: 4,
      value: reason,
      onChange: (event: React.ChangeEvent<HTMLTextAreaElement>) => setReason(event.target.value),
    }),
    drawButton('Вернуть автору', () => press(reason)),
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
  return draw(Button, { buttonStyle: 'secondary', size: 'medium', onClick: () => void press() }, words)
}
